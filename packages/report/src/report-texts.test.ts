import { expect, test } from 'vitest'
import { reportTextsOf } from './report-texts.ts'

const asItIs = (text: string) => text
const { writtenIn: _, ...someTexts } = reportTextsOf('zh_hk', asItIs)

test.each(['en_us', 'zh_hk', 'zh_cn', 'ja', 'ko'] as const)(
  'RVIEW-4 a report in %s is written in it',
  (language) => {
    expect(reportTextsOf(language, asItIs).writtenIn).toBe(language)
  },
)

test.each([
  ['ja', { zh_hk: someTexts }, 'en_us'],
  ['zh_hk', { ja: someTexts }, 'en_us'],
  ['zh_cn', { zh_hk: someTexts }, 'zh_cn'],
  ['zh_cn', {}, 'en_us'],
] as const)('SHELL-4 without its own texts a report in %s falls down the graph', (...row) => {
  const [language, written, writtenIn] = row
  expect(reportTextsOf(language, asItIs, written).writtenIn).toBe(writtenIn)
})
