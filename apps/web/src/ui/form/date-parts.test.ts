import { expect, test } from 'vitest'
import { joinDate, partsOrder, pastedDate, splitDate } from './date-parts.ts'

test.each([
  [{ day: '', month: '', year: '' }, ''],
  [{ day: '2', month: '', year: '' }, '--2'],
  [{ day: '2', month: '6', year: '202' }, '202-6-2'],
  [{ day: '2', month: '6', year: '2020' }, '2020-06-02'],
  [{ day: '20', month: '12', year: '2020' }, '2020-12-20'],
])('%o is kept as %j and read back', (parts, date) => {
  expect(joinDate(parts)).toBe(date)
  expect(joinDate(splitDate(date))).toBe(date)
})

test.each([
  ['2020-06-20', '2020-06-20'],
  [' 20/6/2020 ', '2020-06-20'],
  ['20.06.2020', '2020-06-20'],
  ['2020年6月20日', '2020-06-20'],
  ['20200620', '2020-06-20'],
  ['20', undefined],
  ['20/6', undefined],
  ['20/6/20', undefined],
  ['2020/6', undefined],
  ['a lot of text', undefined],
  ['', undefined],
])('%j from the clipboard is %j', (text, date) => {
  const parts = pastedDate(text)
  expect(parts && joinDate(parts)).toBe(date)
})

test('NEW-5 English writes the day first; Chinese, Japanese and Korean the year', () => {
  expect(partsOrder('en_us')).toEqual(['day', 'month', 'year'])
  for (const language of ['zh_hk', 'zh_cn', 'ja', 'ko'] as const) {
    expect(partsOrder(language)).toEqual(['year', 'month', 'day'])
  }
})
