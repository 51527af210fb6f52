import { expect, test } from 'vitest'
import { type ClinicalInput, emptyClinicalInput } from '../clinical/clinical-input.ts'
import { CASE_STAGES, caseProgress, mayOpen } from './case-progress.ts'

const COMPLETE: ClinicalInput = {
  ...emptyClinicalInput(),
  respiratoryRate: '44',
  breathingSound: { breathingSoundKind: 'normal', otherBreathingSound: '' },
  clinicalSigns: { ...emptyClinicalInput().clinicalSigns, noClinicalSigns: true },
  auscultation: {
    murmurGrade: '0',
    murmurTiming: 'not sure',
    gallop: 'no',
    muffledSounds: 'no',
    murmurLocation: 'not sure',
    murmurSegment: 'not sure',
  },
  medicalHistory: 'None.',
  dataValid: true,
}
const PLAN = ['fullEvaluationAndAnesthesiaPlan'] as const

test.each([
  ['an untouched case', null, [], [], 'clinical', []],
  ['a case saved half-way by another client', emptyClinicalInput(), PLAN, ['echo'], 'clinical', []],
  [
    'a follow-up with the findings of the earlier case',
    { ...COMPLETE, dataValid: false },
    PLAN,
    ['echo', 'chestXray', 'ecg'],
    'clinical',
    [],
  ],
  ['clinical info alone', COMPLETE, [], [], 'questions', []],
  ['a plan without files', COMPLETE, PLAN, [], 'inspection', ['chestXray', 'ecg', 'echo']],
  ['a plan without its echo', COMPLETE, PLAN, ['chestXray', 'ecg'], 'inspection', ['echo']],
  ['a plan with all files', COMPLETE, PLAN, ['echo', 'chestXray', 'ecg'], 'payment', []],
  ['own questions, which need no file', COMPLETE, ['additional_question_1'], [], 'payment', []],
] as const)('%s is at its stage', (_, clinicalInput, asked, uploaded, stage, missing) => {
  const saved = { clinicalInput, asked, uploaded, isWeightCurrent: true }
  expect(caseProgress(saved)).toEqual({ stage, missing })
})

test('CASE-8 a case with the weight of an earlier visit stays at its findings', () => {
  const saved = { clinicalInput: COMPLETE, asked: PLAN, uploaded: [], isWeightCurrent: false }
  expect(caseProgress(saved)).toEqual({ stage: 'clinical', missing: [] })
})

test.each(CASE_STAGES)('with %s reached, it and the stages before it may be opened', (reached) => {
  const open = CASE_STAGES.filter((stage) => mayOpen(stage, reached))
  expect(open).toEqual(CASE_STAGES.slice(0, CASE_STAGES.indexOf(reached) + 1))
})
