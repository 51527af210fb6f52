import type { Case } from '@systole/contract/cases/wire-case'
import {
  CASE_STAGES,
  type CaseStage,
  caseProgress,
  type SavedCase,
} from '@systole/domain/cases/case-progress'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { ECG_STAGES, type EcgStage, ecgProgress } from '@systole/domain/ecg-cases/ecg-progress'
import { isWeightCurrent } from '@systole/domain/pets/weighing'
import type { Question } from '@systole/domain/questions/question'
import { type FileKind, fileKindFromWire } from '@systole/domain/uploads/file-kind'

export function askedIn({ question_session }: Pick<Case, 'question_session'>): Question[] {
  return question_session?.question_session.map(({ type }) => type) ?? []
}

/** Returns the kinds of the uploaded files, one entry per file. */
export function uploadedKindsOf({ session_tests }: Pick<Case, 'session_tests'>): FileKind[] {
  return session_tests.flatMap(({ type, count }) => {
    const kind = fileKindFromWire(type)
    return kind ? Array.from({ length: count }, () => kind) : []
  })
}

export function fileCountOf({ session_tests }: Pick<Case, 'session_tests'>): number {
  return session_tests.reduce((sum, { count }) => sum + count, 0)
}

export function savedPartsOf(consult: Case): SavedCase {
  return {
    clinicalInput: consult.clinical_input,
    asked: askedIn(consult),
    uploaded: uploadedKindsOf(consult),
    isWeightCurrent: isWeightOfVisit(consult),
  }
}

export function progressOf(consult: Case): ReturnType<typeof caseProgress> {
  return caseProgress(savedPartsOf(consult))
}

/** The stage that a draft has reached, of those of its service; `isComplete` if only the payment or the sending is left. */
export type DraftProgress = {
  stage: CaseStage | EcgStage
  place: number
  total: number
  missing: readonly FileKind[]
  isComplete: boolean
}

export function draftProgressOf(consult: Case): DraftProgress {
  if (!isEcgService(consult.serviceId)) {
    const { stage, missing } = progressOf(consult)
    const place = CASE_STAGES.indexOf(stage) + 1
    return { stage, place, total: CASE_STAGES.length, missing, isComplete: stage === 'payment' }
  }
  const uploaded = uploadedKindsOf(consult)
  const stage = ecgProgress({ uploaded, conditions: consult.extraInfo.recording })
  const place = ECG_STAGES.indexOf(stage) + 1
  return { stage, place, total: ECG_STAGES.length, missing: [], isComplete: stage === 'send' }
}

/** Returns false if the pet's weight was last given or confirmed before the visit of this case. */
export function isWeightOfVisit({ pet, date }: Pick<Case, 'pet' | 'date'>): boolean {
  const [weighedAt, openedAt] = [pet.demographic.weighed, date]
  return !weighedAt || !openedAt || isWeightCurrent({ weighedAt, openedAt })
}
