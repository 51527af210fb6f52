import { z } from 'zod'
import { ConsultMode } from '../cases/case.ts'
import { plainText } from '../text/plain-text.ts'

/** The seven preset questions of Basic, in the order of the specification. portal §3. */
export const BasicQuestion = z.enum([
  'whatIsTheDifferentialDiagnosis',
  'doesThisPatientNeedTreatmentAndWhy',
  'suggestionOnFurtherInvestigations',
  'riskOfAnesthesia',
  'recommendationOnFollowupVisitTimeAndAssessmentItems',
  'doesThisPatientNeedToBeHospitalized',
  'prognosis',
])
export type BasicQuestion = z.infer<typeof BasicQuestion>

export const AdvancePreset = z.enum([
  'needMoreInfoAboutTreatmentPlan',
  'fullEvaluationAndAnesthesiaPlan',
])
export type AdvancePreset = z.infer<typeof AdvancePreset>

export const AdditionalQuestion = z.enum([
  'additional_question_1',
  'additional_question_2',
  'additional_question_3',
])
export type AdditionalQuestion = z.infer<typeof AdditionalQuestion>

export const AdvanceQuestion = z.enum([...AdvancePreset.options, ...AdditionalQuestion.options])
export type AdvanceQuestion = z.infer<typeof AdvanceQuestion>
export type Question = BasicQuestion | AdvanceQuestion

/** The maximum length; a 150th character is refused. SPEC 5. */
export const ADDITIONAL_TEXT_MAX = 149
export const MAX_QUESTIONS = 3

const preset = z.object({ value: z.boolean().default(false) }).prefault({})
const additional = z
  .object({ value: z.boolean().default(false), text: plainText(ADDITIONAL_TEXT_MAX).default('') })
  .prefault({})

export const BasicSelection = z.object({
  whatIsTheDifferentialDiagnosis: preset,
  doesThisPatientNeedTreatmentAndWhy: preset,
  suggestionOnFurtherInvestigations: preset,
  riskOfAnesthesia: preset,
  recommendationOnFollowupVisitTimeAndAssessmentItems: preset,
  doesThisPatientNeedToBeHospitalized: preset,
  prognosis: preset,
})
export type BasicSelection = z.infer<typeof BasicSelection>

export const AdvanceSelection = z.object({
  needMoreInfoAboutTreatmentPlan: preset,
  fullEvaluationAndAnesthesiaPlan: preset,
  additional_question_1: additional,
  additional_question_2: additional,
  additional_question_3: additional,
})
export type AdvanceSelection = z.infer<typeof AdvanceSelection>

/** The state of the question panel: the active tab and both selections (QUES-7). */
export const QuestionSelection = z.object({
  mode: ConsultMode.default('basic'),
  basic: BasicSelection.prefault({}),
  advance: AdvanceSelection.prefault({}),
})
export type QuestionSelection = z.infer<typeof QuestionSelection>

export function emptyQuestionSelection(): QuestionSelection {
  return QuestionSelection.parse({})
}
