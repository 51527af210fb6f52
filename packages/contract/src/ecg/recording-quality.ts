import { RECORDING_ADVICE } from '@systole/domain/ecg-recordings/recording-score'
import { FileQuality } from '@systole/domain/uploads/file-quality'
import { z } from 'zod'
import { HospitalId } from '../hospitals/hospital-settings.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Id, Time } from '../wire/form-fields.ts'

const Count = z.number().int()
const Share = z.number().describe('0 to 1')

const Shares = z
  .object({ usable: Share, lost: Share, noise: Share })
  .nullable()
  .describe('means of the recordings; null if none could be read')

const Summary = z.object({
  recordings: Count,
  unreadable: Count,
  acceptable: Count,
  marginal: Count,
  rejected: Count,
  not_judged: Count,
  shares: Shares,
})

export const queryRecordingQuality = endpoint({
  path: '/api/query_recording_quality',
  summary:
    'How the ECG recordings of a hospital score, by months, and what would make them better; a hospital reads its own',
  access: 'queryRecordingQuality',
  effect: 'read',
  rate: 'read',
  input: z.object({
    uid: CallerUid,
    hospital_id: HospitalId,
  }),
  output: z.object({
    hospital: z.string(),
    days: Count.describe('of `now`, and of `before` that'),
    now: Summary,
    before: Summary,
    months: z.array(Summary.extend({ month: z.string().describe('as in 2026-03, in UTC') })),
    advice: z
      .array(z.object({ advice: z.enum(RECORDING_ADVICE), count: Count }))
      .describe('of the recordings of `now`, most frequent first'),
    recordings: z
      .array(
        z.object({
          usid: Id,
          id: z.string().describe('the case number'),
          pet: z.string(),
          fname: z.string(),
          time: Time.describe('of the submission'),
          has_report: z.boolean().describe('false of a case that was rejected'),
          seconds: z.number(),
          quality: FileQuality.or(z.literal('')),
          shares: Shares,
          advice: z.array(z.enum(RECORDING_ADVICE)),
        }),
      )
      .describe('the newest ones'),
  }),
  errors: ['hospitalNotFound'],
})
