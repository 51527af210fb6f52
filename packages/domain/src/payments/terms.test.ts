import { expect, test } from 'vitest'
import { variants } from '../hospitals/variant.ts'
import { currentTerms, TERMS_VERSIONS, termsDate, termsNamed } from './terms.ts'

test.each(variants)('the wordings of %s are each named once, newest first', (variant) => {
  const days = TERMS_VERSIONS[variant].map(termsDate)
  expect(days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day))).toBe(true)
  expect(days).toEqual([...new Set(days)].toSorted().toReversed())
  expect(currentTerms(variant)).toBe(TERMS_VERSIONS[variant][0])
})

test('a wording is found under its own variant only', () => {
  expect(termsNamed('systole', '2026-11-20')).toBe('2026-11-20')
  expect(termsNamed('systole', 'cn-2026-11-20')).toBeUndefined()
  expect(termsNamed('systole-cn', 'cn-2026-11-20')).toBe('cn-2026-11-20')
  expect(termsNamed('systole', undefined)).toBeUndefined()
})
