import { AnalysedSpecies } from '@systole/domain/ecg-recordings/ecg-species'
import {
  ImportProgress,
  PrintedScale,
  RecordingLead,
  RecordingProblem,
  RecordingWarning,
  StatedGap,
} from '@systole/domain/ecg-recordings/recording'
import { StatedFacts } from '@systole/domain/ecg-recordings/stated-facts'
import { PreviewKind, PreviewProblem } from '@systole/domain/previews/preview'
import { FILE_FORMATS } from '@systole/domain/uploads/accepted-formats'
import { FileFacts } from '@systole/domain/uploads/file-facts'
import type { Gap } from '@systole/ecg/beats/beat'
import type { PatchedRecording } from '@systole/ecg/patches/apply-edits'
import type { PatchedMeasurement } from '@systole/ecg/patches/measure-patched'
import { z } from 'zod'

const Sensitivity = z.union([
  z.literal(-2),
  z.literal(-1),
  z.literal(0),
  z.literal(1),
  z.literal(2),
])
const Format = z.enum(FILE_FORMATS)

/** A signal on the disk: 16-bit counts, lead after lead. */
const StoredSignal = z.object({
  path: z.string(),
  samplesPerSecond: z.number(),
  leads: z.array(RecordingLead),
})
export type StoredSignal = z.infer<typeof StoredSignal>

/** A task of the worker process. Paths are chosen by the server; drawn files are named by their kind. */
export const Task = z.discriminatedUnion('work', [
  /** Reads only the first `firstBytes` if set. */
  z.object({
    work: z.literal('readFacts'),
    format: Format,
    path: z.string(),
    firstBytes: z.number().optional(),
  }),
  z.object({
    work: z.literal('drawPictures'),
    format: Format,
    path: z.string(),
    wanted: z.array(PreviewKind),
  }),
  z.object({ work: z.literal('drawWaveform'), path: z.string() }),
  z.object({
    work: z.literal('importEcg'),
    path: z.string(),
    fileName: z.string(),
    /** The other files of the same recording. */
    companions: z.array(z.object({ fileName: z.string(), path: z.string() })),
    /** True for a file that staff import, in any format. */
    isByStaff: z.boolean(),
    stated: StatedFacts,
  }),
  StoredSignal.extend({
    work: z.literal('analyseEcg'),
    stated: z.array(StatedGap),
    species: AnalysedSpecies,
    sensitivity: Sensitivity.optional(),
  }),
  /** Measures a signal on the beats and marks of a revision, which are in the folder `from` by `PATCH_FILES`. */
  StoredSignal.extend({
    work: z.literal('measurePatch'),
    species: AnalysedSpecies,
    from: z.string(),
  }),
])
export type Task = z.infer<typeof Task>

const Made = z.object({
  kind: PreviewKind,
  width: z.number().nullable(),
  height: z.number().nullable(),
})
export type Made = z.infer<typeof Made>

const TEXT_MAX = 500

/** A recording of a file, whose bytes are in the files named by `recordingFiles`. */
const ReadRecording = z.object({
  number: z.number().int().min(1).max(999),
  samplesPerSecond: z.number().positive(),
  sampleCount: z.number().int().positive(),
  startedAt: z.string().max(TEXT_MAX).nullable(),
  leads: z.array(RecordingLead).min(1).max(12),
  filter: z.string().max(TEXT_MAX),
  device: z.string().max(TEXT_MAX),
  patientName: z.string().max(TEXT_MAX),
  printed: PrintedScale,
  gaps: z.array(StatedGap),
  warnings: z.array(RecordingWarning),
})
export type ReadRecording = z.infer<typeof ReadRecording>

export const TaskAnswer = z.union([
  z.object({ facts: FileFacts }),
  z.object({ made: z.array(Made) }),
  z.object({ recordings: z.array(ReadRecording) }),
  z.object({ refused: RecordingProblem }),
  z.object({ analysed: z.object({ version: z.number().int(), species: AnalysedSpecies }) }),
  z.object({ measured: z.object({ version: z.number().int() }) }),
  z.object({ problem: PreviewProblem }),
])
/** A line that precedes the answer of a long task. */
export const TaskProgress = z.object({ progress: ImportProgress })

export type TaskAnswer = z.infer<typeof TaskAnswer>

/** Returns the names of the files that hold the bytes of a recording. */
export function recordingFiles({ number }: Pick<ReadRecording, 'number'>) {
  return { signal: `signal-${number}`, pyramid: `pyramid-${number}` }
}

/** The files that hold an analysis: records of beats, the overview of a long recording (`null` for a short one), everything else as JSON. */
export const ANALYSIS_FILES = { beats: 'beats', overview: 'overview', result: 'result' } as const

/** The files of a revision: records of its beats, its marks and the lost stretches as JSON, and what was measured. */
export const PATCH_FILES = {
  beats: 'patch-beats',
  marks: 'patch-marks',
  measured: 'measured',
} as const

/** The marks of a revision and the lost stretches that the analysis found. */
export type MarksOfPatch = Omit<PatchedRecording, 'beats'> & { gaps: readonly Gap[] }
/** The measurements without the beats, which the revision has, and the lead that heights and widths are read in. */
export type MeasuredPatch = Omit<PatchedMeasurement, 'beats'> & { lead: string | null }

/** Returns the names of the files that a task has written. */
export function writtenFiles(answer: TaskAnswer): string[] {
  if ('made' in answer) return answer.made.map(({ kind }) => kind)
  if ('recordings' in answer)
    return answer.recordings.flatMap((recording) => Object.values(recordingFiles(recording)))
  if ('measured' in answer) return [PATCH_FILES.measured]
  return 'analysed' in answer ? Object.values(ANALYSIS_FILES) : []
}
