import { z } from 'zod'
import { plainText } from '../text/plain-text.ts'

/** The edits of one save. A day with thousands of ectopic beats is decided by groups of shapes, in far fewer. */
export const EDITS_MAX = 5000
/** The beats that one edit labels. */
export const SAMPLES_MAX = 20_000
/** The last sample that a beat record can hold. */
const SAMPLE_LIMIT = 4_294_967_295
/** The bound of a wave is within some seconds of its R, at any rate of sampling. */
const OFFSET_MAX = 100_000
const SHAPE_MAX = 65_535

/** The labels of a beat, as `packages/ecg/src/beats/beat.ts` explains them. */
export const BEAT_LABELS = ['N', 'V', 'A', 'E', 'F', 'P', 'Q', 'X'] as const
const Label = z.enum(BEAT_LABELS)
const Sample = z.number().int().min(0).max(SAMPLE_LIMIT)
const Lead = plainText(40).min(1)
const Sensitivity = z.union([
  z.literal(-2),
  z.literal(-1),
  z.literal(0),
  z.literal(1),
  z.literal(2),
])

/**
 * One change of the beats, stretches or leads of a recording, as a person makes it and a revision keeps it. Samples count from 0; a
 * stretch ends before `to`; the offset of a bound counts samples from the R of the median beat. SPEC ECG 2.
 */
export const PatchEdit = z.discriminatedUnion('edit', [
  z.strictObject({ edit: z.literal('addBeat'), sample: Sample, label: Label }),
  z.strictObject({ edit: z.literal('moveBeat'), from: Sample, to: Sample }),
  z.strictObject({ edit: z.literal('deleteBeat'), sample: Sample }),
  z.strictObject({
    edit: z.literal('relabel'),
    samples: z.array(Sample).min(1).max(SAMPLES_MAX),
    label: Label,
  }),
  z.strictObject({
    edit: z.literal('relabelShape'),
    shape: z.number().int().min(0).max(SHAPE_MAX),
    label: Label,
  }),
  z.strictObject({
    edit: z.literal('markRange'),
    mark: z.enum(['noise', 'packetLoss', 'excluded']),
    from: Sample,
    to: Sample,
  }),
  z.strictObject({ edit: z.literal('clearRange'), from: Sample, to: Sample }),
  z.strictObject({ edit: z.literal('invertLead'), lead: Lead }),
  z.strictObject({ edit: z.literal('swapLeads'), one: Lead, other: Lead }),
  z.strictObject({ edit: z.literal('usePrimaryLead'), lead: Lead }),
  z.strictObject({ edit: z.literal('setSensitivity'), sensitivity: Sensitivity }),
  z.strictObject({
    edit: z.literal('setBound'),
    lead: Lead,
    wave: z.enum(['P', 'QRS', 'T']),
    side: z.enum(['on', 'off']),
    offset: z.number().int().min(-OFFSET_MAX).max(OFFSET_MAX),
  }),
])
export type PatchEdit = z.infer<typeof PatchEdit>

export const PatchEdits = z.array(PatchEdit).max(EDITS_MAX)

/** The reasons why an edit does not fit the beats it is made on. */
export const EDIT_REFUSALS = [
  'noSuchBeat',
  'beatExists',
  'outside',
  'noSuchLead',
  'emptyRange',
] as const
export type EditRefusal = (typeof EDIT_REFUSALS)[number]
