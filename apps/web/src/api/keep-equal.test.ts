import { expect, test } from 'vitest'
import { keepEqual } from './keep-equal.ts'

const at = (time: string) => new Date(`2026-11-24T${time}Z`)
const older = () => ({
  cases: [
    { caseId: 'case_1', due: at('10:00:00'), pet: { name: 'Mochi', weighed: at('09:00:00') } },
    { caseId: 'case_2', due: null, pet: { name: 'Luna', weighed: at('08:00:00') } },
  ],
})

test('an equal reply is the one that is already shown', () => {
  const before = older()
  expect(keepEqual(before, older())).toBe(before)
})

test('of a reply that changed, the parts that did not are the same objects', () => {
  const before = older()
  const newer = older()
  if (newer.cases[1]) newer.cases[1].pet.weighed = at('08:00:01')
  const kept = keepEqual(before, newer) as typeof before
  expect(kept).toEqual(newer)
  expect(kept.cases[0]).toBe(before.cases[0])
  expect(kept.cases[1]).not.toBe(before.cases[1])
})

test.each([
  ['a field that is gone', { a: 1, b: undefined }, { a: 1 }],
  ['a field that is new', { a: 1 }, { a: 1, b: undefined }],
  ['a shorter list', [1, 2], [1]],
  ['a list in place of an object', {}, []],
  ['a time in place of nothing', { at: null }, { at: at('10:00:00') }],
  ['nothing in place of a time', { at: at('10:00:00') }, { at: null }],
  ['a time in place of an object', { at: {} }, { at: at('10:00:00') }],
])('%s is a change', (_what, before, newer) => {
  expect(keepEqual(before, newer)).not.toBe(before)
  expect(keepEqual(before, newer)).toStrictEqual(newer)
})
