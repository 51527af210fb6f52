import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, changeLanguage, i18n, startI18n } from './i18n.ts'
import { firstLanguage } from './remembered-language.ts'

beforeAll(async () => {
  await startI18n('en_us')
})
afterEach(async () => {
  await changeLanguage('en_us')
  window.localStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('SHELL-5 a switch changes texts, the page language and the remembered choice', async () => {
  await changeLanguage('zh_hk')
  expect(i18n.t('login:title')).toBe('登入')
  expect(document.documentElement.lang).toBe('zh-Hant-HK')
  expect(firstLanguage()).toBe('zh_hk')
})

test('SHELL-4 Simplified Chinese is made from the Hong Kong texts, in mainland words', async () => {
  await changeLanguage('zh_cn')
  expect(i18n.t('login:title')).toBe('登录')
  expect(i18n.t('common:save')).toBe('保存')
  expect(i18n.t('login:story.title')).toBe('心脏科医生于\u200b24\u00a0小时内\u200b判读您的病例。')
})

test.each([
  ['ja', 'ログイン'],
  ['ko', '로그인'],
] as const)('SHELL-4 %s has texts of its own', async (code, title) => {
  await changeLanguage(code)
  expect(i18n.t('login:title')).toBe(title)
  expect(document.documentElement.lang).toBe(code)
})

test.each(['en_us', 'zh_hk', 'zh_cn', 'ja', 'ko'] as const)(
  'what a text counts is written with separators in %s',
  async (code) => {
    await addTexts('intake')
    await changeLanguage(code)
    expect(i18n.t('intake:start', { count: 1204 })).toContain('1,204')
    expect(i18n.t('intake:patient.year', { name: 'Bella', year: 2021 })).toContain('2021')
  },
)

test('texts added later are there in the language that was chosen meanwhile', async () => {
  await changeLanguage('zh_hk')
  await addTexts('signedIn')
  expect(i18n.t('main:newTest')).toBe('新增檢查')
  await changeLanguage('en_us')
  expect(i18n.t('main:newTest')).toBe('New test')
})

test('counts take the form of the language', async () => {
  expect(i18n.t('shell:counts.cases', { count: 1 })).toBe('1 case')
  expect(i18n.t('shell:counts.cases', { count: 2 })).toBe('2 cases')
  await changeLanguage('zh_hk')
  expect(i18n.t('shell:counts.cases', { count: 1 })).toBe('1 個個案')
})

test('SHELL-5 LOGIN-6 the language in the address wins over the remembered one, and is remembered', async () => {
  await changeLanguage('zh_hk')
  window.history.replaceState(null, '', '/login?lang=zh_cn')
  expect(firstLanguage()).toBe('zh_cn')
  window.history.replaceState(null, '', '/main')
  expect(firstLanguage()).toBe('zh_cn')
})
