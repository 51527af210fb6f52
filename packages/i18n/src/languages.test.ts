import { expect, test } from 'vitest'
import { fallbacks, languages, parseLanguage } from './languages.ts'

test('SHELL-4 a Chinese variant falls to the other Chinese, then English', () => {
  expect(fallbacks.zh_hk).toEqual(['zh_cn', 'en_us'])
  expect(fallbacks.zh_cn).toEqual(['zh_hk', 'en_us'])
})

test.each(['ja', 'ko'] as const)('SHELL-4 %s falls to English', (language) => {
  expect(fallbacks[language]).toEqual(['en_us'])
})

test.each(languages)('SHELL-4 every way down from %s ends in English', (language) => {
  expect([language, ...fallbacks[language]].at(-1)).toBe('en_us')
})

test.each([
  ['zh_hk', 'zh_hk'],
  ['zh-HK', 'zh_hk'],
  ['zh-Hant-TW', 'zh_hk'],
  ['tw', 'zh_hk'],
  ['zh-CN', 'zh_cn'],
  ['zh', 'zh_cn'],
  ['en-GB', 'en_us'],
  ['ja-JP', 'ja'],
  ['ko', 'ko'],
  ['fr', undefined],
  ['', undefined],
  [null, undefined],
])('%s is read as %s', (code, language) => {
  expect(parseLanguage(code)).toBe(language)
})
