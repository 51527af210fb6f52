import { missingConditions, type RecordingConditions } from '../ecg-recordings/conditions.ts'
import type { FileKind } from '../uploads/file-kind.ts'

/** The stages in which a clinic fills in an ECG case: the file, how it was recorded, and the submission. Handbook 1.2. */
export const ECG_STAGES = ['recording', 'conditions', 'send'] as const
export type EcgStage = (typeof ECG_STAGES)[number]

/** Returns the first stage of an ECG case that is not complete; `send` if the case can be submitted. */
export function ecgProgress(saved: {
  /** The kinds of the files of the case. */
  uploaded: readonly FileKind[]
  conditions: RecordingConditions | undefined
}): EcgStage {
  if (!saved.uploaded.includes('ecg')) return 'recording'
  return missingConditions(saved.conditions).length > 0 ? 'conditions' : 'send'
}
