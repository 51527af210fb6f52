import type { PatchedRecording } from '@systole/ecg/patches/apply-edits'
import type { MarkedRange } from '@systole/ecg/patches/edit'
import type { RhythmFinding } from '@systole/ecg/rhythm/rhythm-finding'
import type { Shape } from '@systole/ecg/shapes/shape'
import type { TraceSource } from '../../ecg-trace/source/trace-source.ts'

/** A saved revision of a recording's beats; `undefined` where only the automatic beats exist. */
export type SavedRevision = { revision: string; number: number; savedAt: Date | undefined }

/** A recording opened for patching. */
export type OpenedRecording = {
  recordingId: string
  fileName: string
  source: TraceSource
  /** The leads as stored, which edits name. */
  leads: readonly string[]
  /** The beats and marks that new edits are made on. */
  patched: PatchedRecording
  revision: SavedRevision | undefined
  shapes: readonly Shape[]
  /** The stretches that the analysis leaves out; marks begin with them. */
  ranges: readonly MarkedRange[]
  findings: readonly RhythmFinding[]
  species: string
  sinus: 'yes' | 'no' | 'undetermined'
  filter: string
  /** The distance of a beat from the mean beat of its shape, where the analysis gives it. */
  distanceOf: (sample: number) => number | undefined
}
