import { textsOf } from '@systole/i18n/texts-of'
import { expect, test } from 'vitest'
import { durationText } from './ecg-words.ts'

const NBSP = '\u00a0'

/** Handbook 5.8 and the mock-up of the report: "2 min 04 s". */
const CASES = [
  ['en_us', 31.44, `31.4${NBSP}s`],
  ['en_us', 124, `2${NBSP}min 04${NBSP}s`],
  ['en_us', 3599.7, `60${NBSP}min 00${NBSP}s`],
  ['en_us', 86_340, `23${NBSP}h 59${NBSP}min`],
  ['ja', 124, '2分04秒'],
  ['ja', 86_340, '23時間59分'],
  ['ko', 124, '2분 04초'],
  ['zh_hk', 124, `2${NBSP}分04${NBSP}秒`],
] as const

test.each(CASES)('ECG-9 a duration in %s: %d s', (language, seconds, text) => {
  const texts = { ...textsOf(language, (own) => own), writtenIn: language }
  expect(durationText({ texts }, seconds)).toBe(text)
})
