import { expect, test } from 'vitest'
import { leavesHouse, noteTypeOf, noteTypeToWire, refuseNote } from './case-note.ts'

test.each([
  ['ecg1l', '1st_reviewing', 'reviewer', true, false],
  ['ecg1l', '1st_reviewing', 'reviewer', false, true],
  ['ecg1l', 'done', 'for_education', true, false],
  ['ecg6l', 'done', 'from_cs', true, false],
  ['ecg6l', '1st_reviewing', 'for_vet_in_charge', true, false],
  ['ecg6l', 'review_done', 'for_vet_in_charge', true, false],
  ['ecg6l', 'done', 'for_vet_in_charge', true, true],
  ['econsult', 'submit', 'reviewer', true, true],
] as const)(
  'NOTE-1 %s in %s: the hospital sees the note %s, by staff: %s, is %s',
  (service, status, type, isByStaff, isSeen) => {
    expect(leavesHouse({ service, status }, { type, isByStaff })).toBe(isSeen)
  },
)

test.each([
  ['econsult', 'submit', 'reviewer', false, undefined],
  ['econsult', 'reject', 'reviewer', true, 'wrongStatus'],
  ['econsult', 'submit', 'from_cs', true, 'noSuchNote'],
  ['ecg1l', 'upload', 'reviewer', false, undefined],
  ['ecg1l', 'data_ready', 'reviewer', false, 'wrongStatus'],
  ['ecg1l', 'data_ready', 'reviewer', true, undefined],
  ['ecg1l', 'reject', 'from_cs', true, 'wrongStatus'],
  ['ecg6l', 'done', 'for_education', true, undefined],
] as const)(
  'NOTE-1 %s in %s: writing the note %s, as staff: %s, is refused with %s',
  (service, status, type, isStaff, refusal) => {
    expect(refuseNote({ service, status }, { type, isStaff })).toBe(refusal)
  },
)

test('NOTE-1 the note to the reviewer has the name of its service on the wire', () => {
  expect(noteTypeToWire('reviewer', 'ecg6l')).toBe('for_reviewer')
  expect(noteTypeToWire('reviewer', 'econsult')).toBe('reviewer')
  expect(noteTypeToWire('from_cs', 'ecg1l')).toBe('from_cs')
  expect(noteTypeOf('for_reviewer')).toBe('reviewer')
})
