import type { ClinicalInput } from '../clinical/clinical-input.ts'
import { invalidClinicalFields } from '../clinical/invalid-clinical-fields.ts'
import type { Question } from '../questions/question.ts'
import { missingRequiredFiles } from '../questions/required-files.ts'
import type { FileKind } from '../uploads/file-kind.ts'

/** The four stages of the editable flow, in their order. portal §2, "Test detail"; CASE-1. */
export const CASE_STAGES = ['clinical', 'questions', 'inspection', 'payment'] as const
export type CaseStage = (typeof CASE_STAGES)[number]

export type SavedCase = {
  clinicalInput: ClinicalInput | null
  asked: readonly Question[]
  uploaded: readonly FileKind[]
  /** True if the recorded weight was taken at this visit. */
  isWeightCurrent: boolean
}

/** Returns the first incomplete stage and the missing file kinds that block payment. */
export function caseProgress(saved: SavedCase): { stage: CaseStage; missing: FileKind[] } {
  const { clinicalInput, asked, uploaded, isWeightCurrent } = saved
  if (!isWeightCurrent || !isSavedHere(clinicalInput)) {
    return { stage: 'clinical', missing: [] }
  }
  if (asked.length === 0) return { stage: 'questions', missing: [] }
  const missing = missingRequiredFiles(asked, uploaded)
  return { stage: missing.length > 0 ? 'inspection' : 'payment', missing }
}

/** Returns true for complete findings that were saved in this case; findings copied from an earlier case do not count. */
function isSavedHere(input: ClinicalInput | null): boolean {
  return input?.dataValid === true && invalidClinicalFields(input).length === 0
}

/** Returns whether a stage can be opened: it requires all stages before it to be complete (experience S6). */
export function mayOpen(stage: CaseStage, reached: CaseStage): boolean {
  return CASE_STAGES.indexOf(stage) <= CASE_STAGES.indexOf(reached)
}
