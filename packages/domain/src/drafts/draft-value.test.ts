import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DRAFT_MAX_CHARACTERS } from './draft-limits.ts'
import { DraftPlace } from './draft-place.ts'
import { DraftValue, storableDraft } from './draft-value.ts'
import { fitDraft } from './fit-draft.ts'
import { sameDraft } from './same-draft.ts'

test('a draft holds the longest clinical form in any script, every character escaped', () => {
  const longest = '\n'.repeat(20_000)
  const form = { progress: longest, history: longest, dosing: longest }
  expect(DraftValue.safeParse({ form }).success).toBe(true)
  const all = { form: 'x'.repeat(DRAFT_MAX_CHARACTERS) }
  expect(DraftValue.safeParse(all).success).toBe(false)
})

test('whatever is typed comes back, but NUL and halves of characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(storableDraft({ text })).toEqual({ text: text.replaceAll('\0', '').toWellFormed() })
    }),
  )
})

test.each([
  ['new-pet', true],
  ['clinical/case_8h3k', true],
  ['clinical', false],
  ['clinical/', false],
  ['clinical/a/b', false],
  ['new-pet/case_8h3k', false],
  ['constructor', false],
  ['', false],
])('%j as a place: %s', (place, expected) => {
  expect(DraftPlace.safeParse(place).success).toBe(expected)
})

test.each([
  [{ a: 1, b: { c: 'x' } }, { b: { c: 'x' }, a: 1 }, true],
  [{ a: undefined }, {}, false],
  [{ a: [] }, { a: {} }, false],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [null, {}, false],
  [null, null, true],
])('%j and %j are the same: %s', (a, b, expected) => {
  expect(sameDraft(a, b)).toBe(expected)
})

test('a draft is taken back as typed, in the shape of today’s form', () => {
  const empty = { rate: '', sound: { value: '', text: '' }, sign: false, added: 'later' }
  const stored = { rate: '4.\u0007', sound: { value: 'others', gone: 1 }, sign: true, old: 'field' }
  expect(fitDraft(empty, stored)).toEqual({
    rate: '4.\u0007',
    sound: { value: 'others', text: '' },
    sign: true,
    added: 'later',
  })
  expect(fitDraft(empty, { rate: 4, sound: null, sign: 'yes' })).toEqual(empty)
  expect(fitDraft(empty, 'text')).toBeUndefined()
  expect(fitDraft(empty, null)).toBeUndefined()
})
