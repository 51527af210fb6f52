import type { ServiceId } from '../services/service-id.ts'
import { serviceOf } from '../services/services.ts'
import type { FileKind } from '../uploads/file-kind.ts'
import type { Question } from './question.ts'

/** The kinds of files that a case cannot do without, and those that make a better answer. */
export type FileNeeds = { required: readonly FileKind[]; recommended: readonly FileKind[] }

const NOTHING: FileNeeds = { required: [], recommended: [] }
const RECOMMENDED: FileNeeds = { required: [], recommended: ['chestXray', 'ecg', 'echo'] }
const XRAY_ONLY: FileNeeds = { required: ['chestXray'], recommended: [] }
const XRAY_FIRST: FileNeeds = { required: ['chestXray'], recommended: ['ecg', 'echo'] }
const FULL_WORKUP: FileNeeds = { required: ['chestXray', 'ecg', 'echo'], recommended: [] }

/** The files that each question requires before payment. portal §5, "Required files"; SPEC 4. */
const FILE_NEEDS: Record<Question, FileNeeds> = {
  whatIsTheDifferentialDiagnosis: XRAY_FIRST,
  doesThisPatientNeedTreatmentAndWhy: RECOMMENDED,
  suggestionOnFurtherInvestigations: XRAY_ONLY,
  riskOfAnesthesia: XRAY_FIRST,
  recommendationOnFollowupVisitTimeAndAssessmentItems: XRAY_FIRST,
  doesThisPatientNeedToBeHospitalized: XRAY_FIRST,
  prognosis: XRAY_FIRST,
  needMoreInfoAboutTreatmentPlan: FULL_WORKUP,
  fullEvaluationAndAnesthesiaPlan: FULL_WORKUP,
  additional_question_1: NOTHING,
  additional_question_2: NOTHING,
  additional_question_3: NOTHING,
}

/**
 * Returns the required and the strongly recommended kinds of the chosen questions, each once; required kinds are not also
 * recommended (QUES-3).
 */
export function fileNeeds(asked: readonly Question[]): {
  required: FileKind[]
  recommended: FileKind[]
} {
  const required = new Set(asked.flatMap((question) => FILE_NEEDS[question].required))
  const recommended = new Set(asked.flatMap((question) => FILE_NEEDS[question].recommended))
  return {
    required: [...required],
    recommended: [...recommended].filter((kind) => !required.has(kind)),
  }
}

const RECORDING: FileNeeds = { required: ['ecg'], recommended: [] }

/** Returns the files that a case needs before it is submitted: those of its questions, or the recording that its service reads. */
export function fileNeedsIn(service: ServiceId, asked: readonly Question[]): FileNeeds {
  return serviceOf({ service }).requires === 'questions' ? fileNeeds(asked) : RECORDING
}

/** Returns the required kinds not yet uploaded; if empty, payment may start (CASE-6). */
export function missingRequiredFiles(
  asked: readonly Question[],
  uploaded: readonly FileKind[],
): FileKind[] {
  return fileNeeds(asked).required.filter((kind) => !uploaded.includes(kind))
}

/** Returns the chosen questions that require this kind, for the explanation. */
export function questionsRequiring(kind: FileKind, asked: readonly Question[]): Question[] {
  return asked.filter((question) => FILE_NEEDS[question].required.includes(kind))
}
