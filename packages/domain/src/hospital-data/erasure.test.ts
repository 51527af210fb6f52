import { expect, test } from 'vitest'
import { erasedCodeOf, isNameOf, refuseErasureDecision } from './erasure.ts'

test.each([
  ['asked', 'approve', 'other', '', undefined],
  ['asked', 'approve', 'asker', '', 'sameEraser'],
  ['asked', 'decline', 'other', 'Wrong hospital', undefined],
  ['asked', 'decline', 'asker', 'Asked by mistake', undefined],
  ['asked', 'decline', 'other', ' ', 'reasonRequired'],
  ['running', 'approve', 'other', '', 'erasureDecided'],
  ['running', 'decline', 'other', 'Too late', 'erasureDecided'],
  ['done', 'approve', 'other', '', 'erasureDecided'],
  ['declined', 'approve', 'other', '', 'erasureDecided'],
] as const)(
  'KEEP-1 an erasure that is %s: %s by the %s with reason "%s" gives %s',
  (state, decision, by, reason, refusal) => {
    expect(refuseErasureDecision({ state, askedBy: 'asker' }, { by, decision, reason })).toBe(
      refusal,
    )
  },
)

test.each([
  ['Harbour Animal Hospital', 'Harbour Animal Hospital', true],
  ['Harbour Animal Hospital', '  Harbour  Animal Hospital ', true],
  ['Café Vet', 'Cafe\u0301 Vet', true],
  ['海港動物醫院', '海港動物醫院', true],
  ['Harbour Animal Hospital', 'harbour animal hospital', false],
  ['Harbour Animal Hospital', 'Harbour', false],
  ['Harbour Animal Hospital', '', false],
])('KEEP-1 the name %s typed as "%s" is accepted: %s', (name, typed, isAccepted) => {
  expect(isNameOf(name, typed)).toBe(isAccepted)
})

test.each([
  ['Erased 4kx9ab', '4kx9ab'],
  ['Erased', undefined],
  ['Erased Lives Animal Rescue', undefined],
  ['Harbour Animal Hospital', undefined],
])('KEEP-1 the name %s has the code %s of an erased hospital', (name, code) => {
  expect(erasedCodeOf(name)).toBe(code)
})
