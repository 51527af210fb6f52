import { expect, test } from 'vitest'
import { EcgReview, emptyEcgReview, otherDiagnosesOf } from './ecg-review.ts'
import {
  REVIEW_FIELD_NAMES,
  type ReviewField,
  reviewNumberText,
  writeField,
} from './review-fields.ts'
import { REVIEW_WORDS } from './review-words.ts'

/** Returns the message for a field with a value, or `undefined` if it is accepted. */
function refusal(field: ReviewField, value: unknown): string | undefined {
  const parsed = EcgReview.safeParse(writeField(emptyEcgReview(), field, value as never))
  const [issue] = parsed.error?.issues ?? []
  expect(issue === undefined || issue.path.join('.').startsWith(field)).toBe(true)
  return issue?.message
}

// Handbook 2: the unit and range of each number.
test.each([
  ['heart_rate.rrRate', [1, 600], [0, 0.9, 601]],
  ['heart_rate.min', [1, 600], [0, 601]],
  ['heart_rate.max', [1, 600], [0, 601]],
  ['heart_rate.counted', [1, 600], [0, 601]],
  ['p_wave.height', [-2, 0, 2], [-2.01, 2.01, 3]],
  ['p_wave.duration', [0, 0.2], [-0.001, 0.201, 1.2]],
  ['qrs.r_height', [-10, 0, 10], [-10.01, 10.01, 11]],
  ['qrs.duration', [0, 0.4], [-0.001, 0.401, 1.4]],
  ['pr.duration', [0, 1], [-0.001, 1.001, 2]],
  ['t_wave.qt', [0, 1.5], [-0.001, 1.501, 2.5]],
  ['t_wave.height', [-5, 0, 5], [-5.01, 5.01, 6]],
  ['axis', [-180, 0, 180], [-181, 181]],
] as const)('ECG-5 %s takes %j and calls %j and words an Invalid value', (field, good, bad) => {
  for (const value of [null, ...good]) expect(refusal(field, value), String(value)).toBeUndefined()
  for (const value of [...bad, Number.NaN, Number.POSITIVE_INFINITY, '', '110', 'fast', '速い'])
    expect(refusal(field, value), String(value)).toBe(REVIEW_WORDS.invalidValue)
})

test.each([
  ['rhythm.sinus', ['yes', 'no', 'undetermined', null]],
  ['rhythm.regularity', ['regular', 'regularly irregular', 'irregular', null]],
  ['p_qrs.p_for_every_qrs', ['yes', 'no', 'undetermined', null]],
  ['p_qrs.qrs_for_every_p', ['yes', 'no', 'undetermined', null]],
  ['p_qrs.consistently_related', ['yes', 'no', 'undetermined', null]],
  ['ectopic.has_vpc', [true, false, null]],
  ['ectopic.has_pac', [true, false, null]],
  ['ectopic.has_packet_loss', [true, false, null]],
] as const)('ECG-5 %s takes %j and no other word', (field, good) => {
  for (const value of good) expect(refusal(field, value)).toBeUndefined()
  for (const value of ['', 0, 1, 'maybe', '是']) expect(refusal(field, value)).toBeDefined()
})

// E13: normal excludes tall, prolonged, notch and indiscernible; indiscernible excludes all; discernible adds to any other.
test.each([
  ['p_wave.morphology', [], true],
  ['p_wave.morphology', ['normal', 'discernible'], true],
  ['p_wave.morphology', ['tall', 'prolonged', 'notch', 'discernible'], true],
  ['p_wave.morphology', ['indiscernible'], true],
  ['p_wave.morphology', ['normal', 'tall'], false],
  ['p_wave.morphology', ['normal', 'prolonged'], false],
  ['p_wave.morphology', ['normal', 'notch'], false],
  ['p_wave.morphology', ['normal', 'indiscernible'], false],
  ['p_wave.morphology', ['indiscernible', 'discernible'], false],
  ['p_wave.morphology', ['tall', 'tall'], false],
  ['p_wave.morphology', ['高い'], false],
  [
    'qrs.morphology',
    ['tall and upright', 'wide and bizarre', 'deep S', 'low voltage', 'notched'],
    true,
  ],
  ['qrs.morphology', ['normal'], true],
  ['qrs.morphology', ['normal', 'deep S'], false],
  ['qrs.morphology', 'normal', false],
] as const)('ECG-5 %s as %j is possible: %s', (field, value, isPossible) => {
  expect(refusal(field, value) === undefined).toBe(isPossible)
})

test.each([
  ['ectopic.others', 4000],
  ['interpretation_note', 4000],
  ['evaluation_note', 4000],
  ['treatment_note', 4000],
  ['notes.for_reviewer', 2000],
  ['notes.for_education', 2000],
  ['notes.from_cs', 2000],
  ['notes.for_vet_in_charge', 2000],
  ['qrs.morphology_text', 200],
] as const)('ECG-5 %s takes text of %i characters in any script and no more', (field, most) => {
  for (const text of ['', '0', 'Mild.', '心電図は正常です。', '心'.repeat(most)])
    expect(refusal(field, text)).toBeUndefined()
  for (const text of ['心'.repeat(most + 1), 'a\u0007', 7, null])
    expect(refusal(field, text)).toBeDefined()
})

test('ECG-5 other diagnoses are one per line: 20 of 200 characters', () => {
  const line = '心'.repeat(200)
  const twenty = Array.from({ length: 20 }, () => line).join('\n')
  expect(refusal('other_diagnoses', twenty)).toBeUndefined()
  expect(refusal('other_diagnoses', `${twenty}\nx`)).toBeDefined()
  expect(refusal('other_diagnoses', `${line}x`)).toBe(REVIEW_WORDS.invalidValue)
  expect(otherDiagnosesOf({ other_diagnoses: ' a \r\n\n b' })).toEqual(['a', 'b'])
})

const ENTRIES = {
  diagnosis_list: { phrase_id: null, name: '心房細動の疑い' },
  suspected_diagnosis: { phrase_id: 'dx.vpc', name: 'VPC' },
  interpretation_list: { phrase_id: null, text: 'P waves tall' },
  evaluation_list: { phrase_id: null, name: 'Echocardiography', priority: 'recommended' },
} as const

test.each(Object.entries(ENTRIES))('ECG-5 %s takes 20 entries and no more', (field, entry) => {
  const list = Array.from({ length: 20 }, () => entry)
  expect(refusal(field as ReviewField, list)).toBeUndefined()
  expect(refusal(field as ReviewField, [...list, entry])).toBeDefined()
  expect(refusal(field as ReviewField, [{ ...entry, phrase_id: 7 }])).toBeDefined()
})

test('ECG-5 an evaluation has one of three priorities', () => {
  const entry = (priority: string) => [{ phrase_id: null, name: 'Echo', priority }]
  for (const priority of ['strongly recommended', 'recommended', 'could consider'])
    expect(refusal('evaluation_list', entry(priority))).toBeUndefined()
  expect(refusal('evaluation_list', entry('urgent'))).toBeDefined()
})

test('ECG-5 a beat range names its recording and does not end before it begins', () => {
  const range = { kind: 'vpc', recording: 'r1', from_sample: 10, to_sample: 10, count: 1 }
  expect(refusal('ectopic.ranges', [range])).toBeUndefined()
  expect(refusal('ectopic.ranges', new Array(500).fill(range))).toBeUndefined()
  expect(refusal('ectopic.ranges', new Array(501).fill(range))).toBeDefined()
  for (const part of [{ to_sample: 9 }, { kind: 'apc' }, { recording: '' }, { count: -1 }])
    expect(refusal('ectopic.ranges', [{ ...range, ...part }])).toBeDefined()
})

test.each([
  ['heart_rate.rrRate', 117.6, '118\u00a0bpm'],
  ['p_wave.duration', 0.0413, '0.040\u00a0s'],
  ['pr.duration', 0.0426, '0.045\u00a0s'],
  ['t_wave.height', -0.304, '\u22120.30\u00a0mV'],
  ['axis', 62.6, '65°'],
  ['axis', 0, '0°'],
] as const)('%s %f is shown as %s and kept exactly', (field, value, text) => {
  expect(reviewNumberText(field, value)).toBe(text)
  const kept = EcgReview.parse(writeField(emptyEcgReview(), field, value))
  expect(kept).toEqual(writeField(emptyEcgReview(), field, value))
})

test('every field of the table is a field of the document, and the other way round', () => {
  const { sources: _, ...empty } = emptyEcgReview()
  const paths = Object.entries(empty).flatMap(([name, part]) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.keys(part).map((inner) => `${name}.${inner}`)
      : [name],
  )
  expect(new Set(REVIEW_FIELD_NAMES)).toEqual(new Set(paths))
})
