import { READ_REFUSALS, RECORDING_WARNINGS } from '@systole/ecg/formats/recording-names'
import { z } from 'zod'

/** The state of an ECG recording: `importing` until its file has been read; a failed one says why, and its file stays. */
export const RecordingState = z.enum(['importing', 'ready', 'failed'])
export type RecordingState = z.infer<typeof RecordingState>

/** The reasons why no recording could be made of a file: what the file lacks, or what the limits of reading forbid. */
export const RecordingRefusal = z.enum([...READ_REFUSALS, 'tookTooLong'])
export type RecordingRefusal = z.infer<typeof RecordingRefusal>

/** `field` is the name or place in the file that a person must look at; empty if the reason concerns the whole file. */
export const RecordingProblem = z.object({ refusal: RecordingRefusal, field: z.string() })
export type RecordingProblem = z.infer<typeof RecordingProblem>

/** Things that a person must know about a recording that could be read; `value` is the figure or name in question. */
export const RecordingWarning = z.object({
  warning: z.enum(RECORDING_WARNINGS),
  value: z.string(),
})
export type RecordingWarning = z.infer<typeof RecordingWarning>

/** A lead of the stored signal. Millivolts = (count − baseline) / countsPerMillivolt; derived leads are computed, not stored. */
export const RecordingLead = z.object({
  name: z.string(),
  derived: z.boolean(),
  countsPerMillivolt: z.number(),
  baseline: z.number(),
})
export type RecordingLead = z.infer<typeof RecordingLead>

/** A stretch without samples, as the file states it: `from` belongs to it, `to` does not. */
export const StatedGap = z.object({ from: z.number().int(), to: z.number().int() })
export type StatedGap = z.infer<typeof StatedGap>

/** The scale of the recorder's print, where the file names it. */
export const PrintedScale = z.object({
  millimetresPerMillivolt: z.number().nullable(),
  millimetresPerSecond: z.number().nullable(),
})
export type PrintedScale = z.infer<typeof PrintedScale>

/** The steps of an import that a person can follow; `percent` is that of the step, `null` where it is unknown. */
export const ImportProgress = z.object({
  phase: z.enum(['reading', 'storing', 'analysing']),
  percent: z.number().int().min(0).max(100).nullable(),
})
export type ImportProgress = z.infer<typeof ImportProgress>
