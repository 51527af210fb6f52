import { expect, test } from 'vitest'
import { formatMailTime } from './format-mail-time.ts'

test.each([
  ['en', 'HK', '21 Nov 2026, 14:10 (Hong Kong time)'],
  ['en', 'KR', '21 Nov 2026, 15:10 (Korean time)'],
  ['en', 'GB', '21 Nov 2026, 06:10 (Greenwich Mean Time)'],
  ['en', 'US', '21 Nov 2026, 06:10 (UTC)'],
  ['zh-Hant-HK', 'HK', '2026年11月21日 14:10（香港時間）'],
  ['zh-Hant-HK', 'TW', '2026年11月21日 14:10（台北時間）'],
  ['zh-Hant-HK', 'SG', '2026年11月21日 14:10（新加坡時間）'],
  ['zh-Hans-CN', 'HK', '2026年11月21日 14:10（香港时间）'],
  ['ja', 'JP', '2026年11月21日 15:10（日本時間）'],
  ['ja', 'HK', '2026年11月21日 14:10（香港時間）'],
  ['ko', 'KR', '2026년 11월 21일 15:10 (한국 시간)'],
])('a time in a mail in %s to a hospital in %s reads %s', (tag, country, words) => {
  expect(formatMailTime(new Date('2026-11-21T06:10:00Z'), tag, country)).toBe(words)
})
