import type { ChecklistEntry } from '@systole/domain/ecg-patches/checklist'
import type { FileQuality } from '@systole/domain/uploads/file-quality'

/** The statements of a patcher about a recording and its case, beside the beats. */
export type Preparation = {
  checklist: readonly ChecklistEntry[]
  quality: FileQuality | undefined
  qualityReason: string
}

/** Why nothing can be changed here. */
export type ReadOnlyReason =
  | 'heldByOther'
  | 'notTaken'
  | 'sent'
  | 'asked'
  | 'otherTab'
  | 'noRight'
  | 'narrow'
