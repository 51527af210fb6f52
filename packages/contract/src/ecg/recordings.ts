import { RecordingConditions } from '@systole/domain/ecg-recordings/conditions'
import {
  ImportProgress,
  PrintedScale,
  RecordingLead,
  RecordingProblem,
  RecordingState,
  RecordingWarning,
  StatedGap,
} from '@systole/domain/ecg-recordings/recording'
import { StatedFacts } from '@systole/domain/ecg-recordings/stated-facts'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Id, json, ShortText, Time } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'
import { EcgValue } from './values.ts'

/**
 * The newest automatic analysis of a recording, a draft for people to check. `species` names the profile that was used, and
 * `nearest` says that the animal has none of its own. `problem` says why there is no result. `url` serves the whole result as JSON,
 * and `overview_url` what the overview of a long recording shows; null for a short one, and where a person corrected the beats.
 */
const RecordingAnalysis = z.object({
  version: z.number().int(),
  species: z.string(),
  nearest: z.boolean(),
  problem: z.string().nullable(),
  url: z.string(),
  overview_url: z.string().nullable(),
})

/** Facts that staff stated in place of the file, and who did when. */
const StatedByStaff = z.object({
  units_per_millivolt: z.number().optional(),
  samples_per_second: z.number().optional(),
  by: z.string(),
  at: Time,
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
  /** The step of a running import; absent for one that has not begun. */
  progress: ImportProgress.optional(),
  /** The facts that staff stated because the file lacks them. */
  stated: StatedByStaff.optional(),
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
export type WireEcgRecording = z.infer<typeof EcgRecording>
export type EcgRecording = Decoded<WireEcgRecording>

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

/** Returns the field of a number in plain decimals. */
function decimal(schema: z.ZodNumber) {
  return z.codec(z.string().regex(/^\d{1,8}(\.\d{1,9})?$/), schema, {
    decode: (text) => Number(text),
    encode: (value) => String(value),
  })
}

export const importEcgFile = endpoint({
  path: '/api/import_ecg_file',
  summary:
    'Staff: make recordings of files that were uploaded with type ecg_import, such as the .hea and .dat of WFDB, or again of one that was refused for a fact that staff now state',
  access: 'importEcgFile',
  effect: 'write',
  rate: 'write',
  input: z.object({
    usid: Id,
    uid: CallerUid,
    fnames: json(z.array(ShortText.min(1)).min(1).max(20)),
    units_per_millivolt: decimal(StatedFacts.shape.unitsPerMillivolt.unwrap())
      .optional()
      .describe(
        'how many units of the numbers in the file are 1 mV; kept as the caller’s statement',
      ),
    samples_per_second: decimal(StatedFacts.shape.samplesPerSecond.unwrap()).optional(),
  }),
  output: z.object({ rids: z.array(Id) }),
  errors: ['caseNotFound', 'wrongStatus'],
})
