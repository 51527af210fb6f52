import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { formatCounts } from '../../i18n/format-counts.ts'
import { changeLanguage, startI18n } from '../../i18n/i18n.ts'
import { daysApart, formatDate, formatDateTime } from './format-date.ts'
import { formatMoney } from './format-money.ts'
import { formatFixed } from './format-number.ts'
import { useFormat } from './use-format.ts'

beforeAll(() => startI18n('en_us'))

const at = new Date('2026-11-20T06:02:00Z')
const hongKong = { timeZone: 'Asia/Hong_Kong' }

test.each([
  ['en_us', '20 Nov 2026, 14:02'],
  ['zh_hk', '2026年11月20日 14:02'],
  ['zh_cn', '2026年11月20日 14:02'],
  ['ja', '2026年11月20日 14:02'],
  ['ko', '2026년 11월 20일 14:02'],
] as const)('SHELL-5 a time in %s reads %s in the reader’s zone', (language, text) => {
  expect(formatDateTime(at, language, hongKong)).toBe(text)
})

test('every English month has three letters', () => {
  expect(formatDate(new Date('2026-09-05T00:00:00Z'), 'en_us', hongKong)).toBe('5 Sep 2026')
})

test.each([
  ['2026-11-20T15:59:00Z', 0],
  ['2026-11-20T16:00:00Z', 1],
  ['2026-11-19T15:59:00Z', -1],
])('%s is %i days from now in Hong Kong', (moment, days) => {
  expect(daysApart(new Date(moment), at, hongKong)).toBe(days)
})

test.each([
  [{ amountMinor: 3800, currency: 'USD' }, 'USD 38'],
  [{ amountMinor: 29850, currency: 'HKD' }, 'HKD 298.50'],
  [{ amountMinor: 120000, currency: 'TWD' }, 'TWD 1,200'],
  [{ amountMinor: 5800, currency: 'JPY' }, 'JPY 5,800'],
  [{ amountMinor: 52000, currency: 'KRW' }, 'KRW 52,000'],
] as const)('%j is shown as %s', (money, text) => {
  expect(formatMoney(money, 'en_us').replace('\u00a0', ' ')).toBe(text)
})

test.each([
  ['en_us', '5 h 08 min', '24 min'],
  ['zh_hk', '5 小時 8 分鐘', '24 分鐘'],
  ['ja', '5時間8分', '24分'],
  ['ko', '5시간 8분', '24분'],
] as const)('a duration in %s is written as one writes it there', async (language, long, short) => {
  await changeLanguage(language)
  const { result } = renderHook(useFormat)
  const spoken = (minutes: number) => result.current.duration(minutes).replaceAll('\u00a0', ' ')
  expect([spoken(308), spoken(24)]).toEqual([long, short])
})

test('INSP-1 a size has two decimals, and does not part from its unit', () => {
  const { result } = renderHook(useFormat)
  expect(result.current.fileSize(29_307_699)).toBe('27.95\u00a0MB')
})

test.each([
  [{ total: 812, isCapped: false }, '812'],
  [{ total: 1000, isCapped: false }, '1,000'],
  [{ total: 1000, isCapped: true }, '1,000+'],
] as const)('rows counted as %j are shown as %s', (counted, text) => {
  const { result } = renderHook(useFormat)
  expect(result.current.counted(counted)).toBe(text)
})

test('a weight has two decimals always', () => {
  expect(formatFixed(4.2, 'en_us')).toBe('4.20')
})

test.each([
  ['zh_hk', '意大利'],
  ['zh_tw', '義大利'],
] as const)(
  'screens in %s write regions, counts and time zones in its wording',
  async (wording, italy) => {
    await changeLanguage(wording)
    const { result } = renderHook(useFormat)
    expect(result.current.region('IT')).toBe(italy)
    expect(result.current.zoneIn(at, 'Asia/Tokyo')).toMatch(/日本/)
    const options = { interpolationkey: 'count' }
    expect(formatCounts.format?.(1204, undefined, wording, options)).toBe('1,204')
  },
)
