import { RecordingConditions } from '@systole/domain/ecg-recordings/conditions'
import {
  PrintedScale,
  RecordingLead,
  RecordingProblem,
  RecordingState,
  RecordingWarning,
  StatedGap,
} from '@systole/domain/ecg-recordings/recording'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Id } from '../wire/form-fields.ts'
import { EcgValue } from './values.ts'

/**
 * The newest automatic analysis of a recording, a draft for people to check. `species` names the profile that was used, and
 * `nearest` says that the animal has none of its own. `problem` says why there is no result. `url` serves the whole result as JSON.
 */
const RecordingAnalysis = z.object({
  version: z.number().int(),
  species: z.string(),
  nearest: z.boolean(),
  problem: z.string().nullable(),
  url: z.string(),
})

/**
 * An ECG recording of a file. `fs` is in samples per second and `samples` counts those of one lead; `start` is what the file writes.
 * Once it is `ready`, the addresses serve ranges: the signal as 16-bit counts, little endian, lead after lead (-32768 is no sample),
 * so that 60 s of a lead begin at byte lead × samples × 2 + second × fs × 2; the pyramid as minimum and maximum per 16 × 4ᵏ samples,
 * top level first; the beats as records of 8 bytes (u32 sample, u8 label, u8 source, u16 shape). They work in this session and for
 * some minutes.
 */
export const EcgRecording = z.object({
  rid: Id,
  fid: Id,
  fname: z.string(),
  /** The names of other files of the case with the same bytes, which are not read again. */
  same_files: z.array(z.string()),
  number: z.number().int(),
  state: RecordingState,
  problem: RecordingProblem.nullable(),
  fs: z.number().nullable(),
  samples: z.number().int().nullable(),
  start: z.string().nullable(),
  leads: z.array(RecordingLead),
  filter: z.string(),
  device: z.string(),
  patient_name: z.string(),
  printed: PrintedScale.nullable(),
  conditions: RecordingConditions,
  gaps: z.array(StatedGap),
  warnings: z.array(RecordingWarning),
  signal_url: z.string().nullable(),
  pyramid_url: z.string().nullable(),
  beats: z.object({ url: z.string(), count: z.number().int() }).nullable(),
  /** The newest correction of the beats by a person; null while there is none. */
  patch_revision: z.string().nullable(),
  analysis: RecordingAnalysis.nullable(),
  /** Every value that a person gave, oldest first. */
  values: z.array(EcgValue),
})
export type EcgRecording = z.infer<typeof EcgRecording>

export const queryEcgRecordings = endpoint({
  path: '/api/query_ecg_recordings',
  summary:
    'The ECG recordings of a case: those of its files in order, with where their signals are read',
  access: 'queryEcgRecordings',
  effect: 'read',
  rate: 'read',
  input: z.object({ usid: Id, uid: CallerUid }),
  output: z.object({ recordings: z.array(EcgRecording) }),
  errors: ['caseNotFound'],
})
