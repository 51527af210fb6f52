import { ABNORMAL_LABELS } from '@systole/domain/ecg-cases/refuse-normal-report'
import { FileQuality } from '@systole/domain/uploads/file-quality'
import { z } from 'zod'
import { Id } from '../wire/form-fields.ts'

const about = { rid: Id.nullable().describe('the recording; null for the case') }

/** A reason against the normal report of an ECG. Handbook 5.1. */
const NormalReportReason = z.discriminatedUnion('reason', [
  z.object({
    ...about,
    reason: z.enum(['off', 'notSinus', 'arrhythmia', 'fibrillation', 'block', 'fainted']),
  }),
  z.object({ ...about, reason: z.literal('notAnalysed') }),
  z.object({ ...about, reason: z.literal('quality'), quality: FileQuality.optional() }),
  z.object({
    ...about,
    reason: z.literal('beats'),
    label: z.enum(ABNORMAL_LABELS),
    count: z.number().int(),
  }),
  z.object({ ...about, reason: z.literal('undecided'), count: z.number().int() }),
  z.object({ ...about, reason: z.enum(['lost', 'noise']), share: z.number() }),
  z.object({ ...about, reason: z.enum(['outside', 'noReference']), fields: z.array(z.string()) }),
  z.object({ ...about, reason: z.literal('tooLong'), seconds: z.number() }),
])

/** All that is against a normal report of a case at its saved beats; empty if one may be signed. SPEC E8. */
export const NormalReportOfCase = z.object({ reasons: z.array(NormalReportReason) })
export type NormalReportOfCase = z.infer<typeof NormalReportOfCase>
