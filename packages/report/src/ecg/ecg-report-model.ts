import { PatientState, RecordingPosture } from '@systole/domain/ecg-recordings/conditions'
import {
  EctopicRange,
  PMorphology,
  QrsMorphology,
  Regularity,
  YesNo,
} from '@systole/domain/ecg-reviews/ecg-review'
import { EcgStrip } from '@systole/domain/key-images/ecg-strip'
import { MreLanguage } from '@systole/domain/mre/mre-phrase'
import { Priority } from '@systole/domain/reports/report-draft'
import { z } from 'zod'
import { reportFrame, StampOrNone } from '../report-frame.ts'

/** The measured fields of a report in the order of their table. An axis needs six leads. */
export const MEASURED_FIELDS = [
  'heart_rate.rrRate',
  'heart_rate.min',
  'heart_rate.max',
  'heart_rate.counted',
  'p_wave.height',
  'p_wave.duration',
  'pr.duration',
  'qrs.r_height',
  'qrs.duration',
  't_wave.height',
  't_wave.qt',
  'axis',
] as const
export type MeasuredFieldName = (typeof MEASURED_FIELDS)[number]

/** Values beside those of the review: read in the median beat, or computed from the review. No person answers them. */
export const FURTHER_VALUES = ['st', 'sOne', 'sTwo', 'pAxis', 'qtc'] as const
export type FurtherValueName = (typeof FURTHER_VALUES)[number]

const Bound = z.number().optional()

/** A published range as it was in the table on the day of the report. */
const Reference = z.object({
  low: Bound,
  high: Bound,
  wider: z.object({ low: Bound, high: Bound }).optional(),
  source: z.string(),
  of: z.literal('r').optional().describe('the bounds are shares of the height of R'),
})

const measured = {
  value: z.number().nullable().describe('exact; null is not applicable'),
  uncertainty: z
    .number()
    .optional()
    .describe('one standard deviation; absent where a person gave another value'),
  byBounds: z
    .literal(true)
    .optional()
    .describe(
      'read between bounds that the reviewer set; the uncertainty is then the reading error',
    ),
  resolution: z.number().optional().describe('the step of the recording'),
  beats: z.number().int().optional().describe('that the value was measured on'),
  reference: Reference.optional(),
  flag: z.enum(['low', 'high', 'within']).optional().describe('none without a reference'),
  noReference: z
    .enum(['species', 'notAdult', 'noPublishedValue', 'typicalOnly', 'rate'])
    .optional(),
}

const Measurement = z.object({ field: z.enum(MEASURED_FIELDS), ...measured })
export type Measurement = z.infer<typeof Measurement>

const FurtherValue = z.object({
  name: z.enum(FURTHER_VALUES),
  lead: z.string().optional().describe('that it was read in'),
  ...measured,
})
export type FurtherValue = z.infer<typeof FurtherValue>

/** A text of the review; one of the catalogue says in which language it is. */
const Phrase = z.object({ text: z.string(), language: MreLanguage.optional() })
export type ReportPhrase = z.infer<typeof Phrase>

/**
 * A stretch of ectopic beats or lost signal. Beats are numbered from 1 without those that are none, of the patch revision; null
 * where the stretch has no beat. For lost signal `fromBeat` is the beat before it, 0 at the start.
 */
const ReportRange = z.object({
  kind: EctopicRange.shape.kind,
  fromBeat: z.number().int().nullable(),
  toBeat: z.number().int().nullable(),
  count: z.number().int(),
  fromSeconds: z.number(),
  toSeconds: z.number(),
})
export type ReportRange = z.infer<typeof ReportRange>

export const STRIP_PURPOSES = [
  'rhythm',
  'vpc',
  'vpcCouplet',
  'vpcRun',
  'pac',
  'pacRun',
  'escape',
  'fusion',
  'paced',
  'unknown',
  'pause',
  'highestRate',
  'lowestRate',
] as const

/** A row of a strip at true scale, with the numbers of its first and last beat. */
const StripRow = z.object({
  strip: EcgStrip,
  fromBeat: z.number().int().nullable(),
  toBeat: z.number().int().nullable(),
})

const ReportStrip = z.object({ purpose: z.enum(STRIP_PURPOSES), rows: z.array(StripRow).min(1) })
export type ReportStrip = z.infer<typeof ReportStrip>

/** The round of a signature: the first or second review, or a normal report by the person who prepared the recording. */
export const SignedAs = z.enum(['first', 'second', 'normal'])
export type SignedAs = z.infer<typeof SignedAs>

/** A day of a long recording, hour by hour. */
const ReportHour = z.object({
  hour: z.number().int().describe('from 0, of the recording'),
  mean: z.number().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  vpc: z.number().int(),
  pac: z.number().int(),
  pauses: z.number().int(),
})
export type ReportHour = z.infer<typeof ReportHour>

/** The counts of a long recording, with what is published for the species and the breed. */
const DaySummary = z.object({
  startedAt: z.string().describe('as the recorder wrote it; empty if it did not'),
  ventricular: z.object({
    count: z.number().int(),
    couplets: z.number().int(),
    runs: z.number().int(),
    shapes: z.number().int(),
  }),
  fastestRun: z
    .object({ beats: z.number().int(), perMinute: z.number(), atSeconds: z.number() })
    .optional(),
  atrial: z.number().int(),
  screening: z
    .object({ vpcPerDay: z.number().int(), isOver: z.boolean(), source: z.string() })
    .optional()
    .describe('of breeds that have a criterion'),
  healthyPause: z.object({ seconds: z.number(), source: z.string() }).optional(),
})
export type DaySummary = z.infer<typeof DaySummary>

/**
 * The complete content of an ECG report in raw values: frozen at the release, formatted when it is shown. A preview has no revision and
 * no signing time. A released revision never changes. SPEC ECG-9.
 */
export const EcgReportModel = z.object({
  format: z.literal(2),
  ...reportFrame,
  service: z.enum(['ecg1l', 'ecg6l']),
  signatures: z
    .array(reportFrame.signature.extend({ as: SignedAs }))
    .describe('all of them, oldest first; `signature` is the last'),
  patchRevision: StampOrNone.describe('of the beats; empty for the automatic ones'),
  recording: z.object({
    file: z.string(),
    device: z.string(),
    filter: z.string().describe('in the words of the recorder'),
    leads: z.array(z.string()),
    valueLead: z.string().nullable().describe('that heights and widths were read in'),
    samplesPerSecond: z.number(),
    seconds: z.number(),
    lostSeconds: z.number(),
    noiseSeconds: z.number(),
    posture: RecordingPosture.nullable(),
    state: PatientState.nullable(),
    drugs: z.string(),
    reason: z.string(),
    conditions: z.enum(['same', 'differ', 'unknown']).describe('compared with the references'),
  }),
  isDiagnosisOpen: z
    .literal(true)
    .optional()
    .describe('of a preview whose diagnosis is not answered yet'),
  diagnoses: z.array(Phrase),
  suspected: z.array(Phrase),
  otherDiagnoses: z.array(z.string()),
  measurements: z.array(Measurement),
  furtherValues: z.array(FurtherValue).optional().describe('absent in reports of earlier versions'),
  rHeights: z
    .array(z.object({ lead: z.string(), millivolts: z.number() }))
    .describe('per lead, for six leads'),
  rhythm: z.object({
    sinus: YesNo.nullable(),
    regularity: Regularity.nullable(),
    pForEveryQrs: YesNo.nullable(),
    qrsForEveryP: YesNo.nullable(),
    consistentlyRelated: YesNo.nullable(),
    pMorphology: z.array(PMorphology),
    qrsMorphology: z.array(QrsMorphology),
    qrsMorphologyText: z.string(),
  }),
  ectopy: z.object({
    hasVpc: z.boolean().nullable(),
    hasPac: z.boolean().nullable(),
    hasPacketLoss: z.boolean().nullable(),
    ranges: z.array(ReportRange),
    others: z.string(),
  }),
  day: z
    .object({
      hours: z.array(ReportHour),
      pauses: z.array(
        z.object({ seconds: z.number(), atSeconds: z.number(), beat: z.number().int() }),
      ),
      summary: DaySummary.optional().describe('absent in reports of earlier versions'),
    })
    .optional()
    .describe('of a long recording'),
  interpretations: z.array(Phrase),
  interpretationNote: z.string(),
  evaluations: z.array(Phrase.extend({ priority: Priority })),
  evaluationNote: z.string(),
  treatmentNote: z.string(),
  vetNote: z.string().describe('to the vet in charge: the only note that leaves the house'),
  strips: z.array(ReportStrip),
})
export type EcgReportModel = z.infer<typeof EcgReportModel>
