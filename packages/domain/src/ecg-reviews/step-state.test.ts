import { expect, test } from 'vitest'
import { EcgReview, emptyEcgReview } from './ecg-review.ts'
import { answerField } from './review-sources.ts'
import { REVIEW_STEPS, type ReviewStep } from './review-steps.ts'
import {
  fieldsOfStep,
  missingInReview,
  missingInStep,
  type ReviewContext,
  stepState,
} from './step-state.ts'

const ONE: ReviewContext = { service: 'ecg1l', undecidedGroups: 0 }
const SIX: ReviewContext = { service: 'ecg6l', undecidedGroups: 0 }
const reviewer = { by: 'reviewer', uid: 'account_r', at: '20261123190000' } as const

/** A review of one lead with nothing left out. */
const whole = () =>
  EcgReview.parse({
    heart_rate: { rrRate: 112, min: 80, max: 150, counted: 110 },
    rhythm: { sinus: 'yes', regularity: 'regular' },
    p_wave: { height: 0.2, duration: 0.04, morphology: ['normal'] },
    qrs: { r_height: 1.4, duration: 0.05, morphology: ['normal'] },
    pr: { duration: 0.1 },
    p_qrs: { p_for_every_qrs: 'yes', qrs_for_every_p: 'yes', consistently_related: 'yes' },
    t_wave: { qt: 0.2, height: -0.2 },
    ectopic: { has_vpc: false, has_pac: false, has_packet_loss: false },
    diagnosis_list: [{ phrase_id: null, name: '洞調律' }],
  })

test('ECG-4 the review has thirteen steps in the order of reading', () => {
  expect(REVIEW_STEPS).toEqual([
    ...['heart_rate', 'rhythm', 'p_wave', 'qrs', 'p_qrs', 't_wave', 'ectopic', 'diagnosis'],
    ...['interpretation', 'evaluation', 'notes', 'preview', 'completed'],
  ])
})

test('ECG-4 a complete review of one lead misses nothing; of six leads it misses the axis', () => {
  expect(missingInReview(whole(), ONE)).toEqual([])
  expect(missingInReview(whole(), SIX)).toEqual([
    { step: 'qrs', field: 'axis', reason: 'unanswered' },
  ])
  expect(missingInReview({ ...whole(), axis: 0 }, SIX)).toEqual([])
  expect(fieldsOfStep('qrs', 'ecg1l')).not.toContain('axis')
  expect(fieldsOfStep('qrs', 'ecg6l')).toContain('axis')
})

test('ECG-4 an empty review names every step that has to be answered', () => {
  const steps = new Set(missingInReview(emptyEcgReview(), ONE).map(({ step }) => step))
  expect([...steps]).toEqual([
    ...['heart_rate', 'rhythm', 'p_wave', 'qrs', 'p_qrs', 't_wave', 'ectopic', 'diagnosis'],
  ])
})

test.each<[ReviewStep, object, ReviewContext, number]>([
  ['heart_rate', { heart_rate: { rrRate: null } }, ONE, 1],
  ['rhythm', { rhythm: { sinus: 'undetermined', regularity: null } }, ONE, 1],
  ['rhythm', { rhythm: { sinus: 'undetermined', regularity: 'irregular' } }, ONE, 0],
  ['p_wave', { p_wave: { height: 0, duration: 0.04, morphology: ['normal'] } }, ONE, 1],
  ['p_wave', { p_wave: { height: 0.2, duration: 0.04 } }, ONE, 1],
  ['p_wave', { p_wave: { morphology: ['indiscernible'] } }, ONE, 0],
  ['p_qrs', { p_qrs: { p_for_every_qrs: 'no', qrs_for_every_p: 'no' } }, ONE, 1],
  ['p_qrs', { pr: { duration: null } }, ONE, 0],
  ['ectopic', { ectopic: { has_vpc: true, has_pac: false } }, ONE, 1],
  ['ectopic', {}, { ...ONE, undecidedGroups: 2 }, 1],
  ['diagnosis', { diagnosis_list: [] }, ONE, 1],
  ['diagnosis', { diagnosis_list: [], other_diagnoses: '心筋症' }, ONE, 0],
  ['diagnosis', { diagnosis_list: [], suspected_diagnosis: [{ name: 'AF' }] }, ONE, 0],
  ['interpretation', {}, ONE, 0],
  ['evaluation', {}, ONE, 0],
])('ECG-4 step %s with %j misses things: %#', (step, part, context, count) => {
  const review = EcgReview.parse({ ...whole(), ...part })
  expect(missingInStep(step, review, context)).toHaveLength(count)
})

test('ECG-5 diagnosis and evaluation entries need a name', () => {
  const review = EcgReview.parse({
    ...whole(),
    diagnosis_list: [{ name: 'AF' }, { name: '  ' }],
    suspected_diagnosis: [{ name: '' }],
    evaluation_list: [{ name: '', priority: 'recommended' }],
  })
  expect(missingInReview(review, ONE)).toEqual([
    { step: 'diagnosis', field: 'diagnosis_list', reason: 'diagnosisName', place: 1 },
    { step: 'diagnosis', field: 'suspected_diagnosis', reason: 'diagnosisName', place: 0 },
    { step: 'evaluation', field: 'evaluation_list', reason: 'evaluationName', place: 0 },
  ])
})

test('ECG-4 a person may say Not applicable, and that there is no diagnosis', () => {
  const open = EcgReview.parse({
    ...whole(),
    t_wave: { qt: 0.2, height: null },
    diagnosis_list: [],
  })
  const noHeight = answerField(open, 't_wave.height', { value: null, ...reviewer })
  const none = answerField(noHeight, 'diagnosis_list', { value: [], ...reviewer })
  expect(missingInReview(open, ONE)).toHaveLength(2)
  expect(missingInReview(none, ONE)).toEqual([])
})

test('what "Mark all normal" filled has to be looked at again', () => {
  const marked = {
    by: 'reviewer',
    uid: 'account_r',
    at: '20261123190000',
    second_look: true,
  } as const
  const review = { ...whole(), sources: { 'rhythm.sinus': marked } }
  expect(missingInReview(review, ONE)).toEqual([
    { step: 'rhythm', field: 'rhythm.sinus', reason: 'secondLook' },
  ])
})

test('ECG-4 the interpretation may stay empty once there is a diagnosis, or none is stated', () => {
  const empty = emptyEcgReview()
  expect(stepState('interpretation', empty, ONE)).toBe('open')
  expect(stepState('interpretation', whole(), ONE)).toBe('complete')
  const none = answerField(empty, 'diagnosis_list', { value: [], ...reviewer })
  expect(stepState('interpretation', none, ONE)).toBe('complete')
})

test('ECG-4 a step is open, touched or complete, and the last one is complete only by signing', () => {
  expect(stepState('rhythm', emptyEcgReview(), ONE)).toBe('open')
  expect(stepState('rhythm', EcgReview.parse({ rhythm: { sinus: 'no' } }), ONE)).toBe('touched')
  expect(stepState('rhythm', whole(), ONE)).toBe('complete')
  expect(stepState('notes', whole(), ONE)).toBe('open')
  expect(stepState('notes', whole(), { ...ONE, isSigned: true })).toBe('complete')
  expect(stepState('preview', whole(), ONE)).toBe('complete')
  expect(stepState('preview', whole(), SIX)).toBe('open')
  expect(stepState('completed', whole(), ONE)).toBe('open')
  expect(stepState('completed', whole(), { ...ONE, isSigned: true })).toBe('complete')
})
