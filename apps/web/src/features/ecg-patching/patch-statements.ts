import type { ChecklistEntry } from '@systole/domain/ecg-patches/checklist'
import type { FileQuality } from '@systole/domain/uploads/file-quality'

/** The statements of a patcher about a recording and its case, beside the beats. */
export type PatchStatements = {
  checklist: readonly ChecklistEntry[]
  quality: FileQuality | undefined
  qualityReason: string
  /** True if the automatic beats stay as they are. */
  noPatch: boolean
}

/** Why nothing can be changed here. */
export type ReadOnlyReason =
  | 'heldByOther'
  | 'notTaken'
  | 'waiting'
  | 'asked'
  | 'rejected'
  | 'sent'
  | 'otherTab'
  | 'noRight'
  | 'narrow'
