import type { FileQuality } from '../uploads/file-quality.ts'
import { type ChecklistEntry, type ChecklistItem, fullChecklist } from './checklist.ts'

/** A recording as far as its preparation is concerned. */
export type PreparedRecording = {
  recordingId: string
  /** False for a file that could not be read; nothing is prepared of it. */
  isReadable: boolean
  /** True with a patch revision, or if a person said that its automatic beats stay. */
  isPatched: boolean
  undecidedBeats: number
  /** True while the values on its newest beats are being measured. */
  isMeasuring: boolean
  unsavedEdits: number
  quality: FileQuality | undefined
  qualityReason: string
}

export type Preparation = {
  recordings: readonly PreparedRecording[]
  /** The number of files that may hold a recording and have not been read. */
  unreadFiles: number
  checklist: readonly ChecklistEntry[]
}

/** The reasons why a case cannot be sent for review yet; each names its place. */
export type MissingToSend =
  | { missing: 'recording' }
  | { missing: 'reading'; count: number }
  | {
      missing: 'patch' | 'measuring' | 'quality' | 'qualityReason' | 'qualityReview'
      recordingId: string
    }
  | { missing: 'unsaved' | 'undecided'; recordingId: string; count: number }
  | { missing: 'checklistReason'; item: ChecklistItem }

/** Returns everything that is missing before a case can be sent for review; empty if nothing is. Handbook 1.2, 5.1. */
export function missingToSend({
  recordings,
  unreadFiles,
  checklist,
}: Preparation): MissingToSend[] {
  const readable = recordings.filter(({ isReadable }) => isReadable)
  return [
    ...(readable.length === 0 ? [{ missing: 'recording' } as const] : []),
    ...(unreadFiles > 0 ? [{ missing: 'reading' as const, count: unreadFiles }] : []),
    ...readable.flatMap(missingOf),
    ...fullChecklist(checklist).flatMap(({ id, done, reason }) =>
      done || reason.trim() !== '' ? [] : [{ missing: 'checklistReason' as const, item: id }],
    ),
  ]
}

function missingOf(recording: PreparedRecording): MissingToSend[] {
  const { recordingId, isPatched, undecidedBeats, unsavedEdits, quality } = recording
  const missing: MissingToSend[] = []
  if (unsavedEdits > 0) missing.push({ missing: 'unsaved', recordingId, count: unsavedEdits })
  else if (!isPatched) missing.push({ missing: 'patch', recordingId })
  else if (recording.isMeasuring) missing.push({ missing: 'measuring', recordingId })
  if (undecidedBeats > 0) missing.push({ missing: 'undecided', recordingId, count: undecidedBeats })
  if (quality === undefined) missing.push({ missing: 'quality', recordingId })
  // a recording that is rejected is judged by a senior patcher, not by a reviewer
  if (quality === 'rejected') missing.push({ missing: 'qualityReview', recordingId })
  if (quality === 'marginally acceptable' && recording.qualityReason.trim() === '')
    missing.push({ missing: 'qualityReason', recordingId })
  return missing
}
