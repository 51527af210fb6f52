import type { FileFormat } from '../uploads/accepted-formats.ts'
import type { FactsState, FileFacts } from '../uploads/file-facts.ts'
import type { FileKind } from '../uploads/file-kind.ts'
import { isEcgOnlyFormat } from './import-formats.ts'

/** The formats that hold no samples: pictures, films and documents of an ECG. */
const WITHOUT_SAMPLES: readonly string[] = [
  'pdf',
  'jpeg',
  'jpg',
  'png',
  'bmp',
  'avi',
  'mp4',
  'mov',
  'mkv',
  'mp3',
  'wav',
] satisfies FileFormat[]

/** Returns whether a file may hold a recording, by what is known of it when it arrives. */
export function mayHoldRecording({ kind, format }: { kind: FileKind; format: string }): boolean {
  return isEcgOnlyFormat(format) || (kind === 'ecg' && !WITHOUT_SAMPLES.includes(format))
}

export type MaybeEcgFile = {
  format: string
  kind: FileKind
  facts: FileFacts
  factsState: FactsState
}

/** The DICOM classes of ECGs: twelve-lead, general, ambulatory and general 32-bit. PS3.4 B.5. */
const ECG_CLASS = /^1\.2\.840\.10008\.5\.1\.4\.1\.1\.9\.1\.[1-4]$/

/**
 * Returns whether a file of a case is read as an ECG: its facts say so, or it was sent as an ECG in a format that holds samples and
 * its facts leave it open. A DICOM picture of an ECG holds none.
 */
export function isEcgFile({ format, kind, facts, factsState }: MaybeEcgFile): boolean {
  if (factsState === 'waiting') return false
  if (facts.ecg || ECG_CLASS.test(facts.dicom?.sopClassUid ?? '')) return true
  if (kind !== 'ecg') return false
  return format === 'json' || (format === 'dcm' && factsState === 'unreadable')
}
