import { z } from 'zod'
import { LABEL_MAX, TRACE_METHODS } from '../measurements/measurement.ts'

/** The maximum number of points per lead; printers cannot resolve more. */
export const STRIP_POINTS_MAX = 2000
export const STRIP_LEADS_MAX = 12
/** The maximum width of a trace on A4 between its margins, beside the lead names and the calibration pulses. */
export const STRIP_MILLIMETRES_MAX = 155

export const STRIP_MARKS_MAX = 20
/** More than a strip of 6.2 s can have at 600 beats per minute. */
export const STRIP_BEATS_MAX = 100
export const STRIP_GAPS_MAX = 50
/** The labels of beats, as in the signal package: N normal, V VPC, A PAC, E escape, F fusion, P paced, Q unknown. SPEC 2. */
export const STRIP_BEAT_LABELS = ['N', 'V', 'A', 'E', 'F', 'P', 'Q'] as const

const Seconds = z.number().min(0).max(1_000_000)
const Place = z.object({ x: Seconds, y: z.number().min(-1000).max(1000) })

/**
 * A visible measurement, in seconds of the recording and millivolts. An interval is labelled by its span, an amplitude by its
 * lead.
 */
export const StripMark = z.object({
  method: z.enum(TRACE_METHODS),
  label: z.string().max(LABEL_MAX),
  from: Place,
  to: Place,
})
export type StripMark = z.infer<typeof StripMark>

/** A beat at its R, in seconds of the recording. */
const StripBeat = z.object({ at: Seconds, label: z.enum(STRIP_BEAT_LABELS) })

/**
 * The heart rate in the strip: 60 divided by the median RR in seconds of so many beats. `auto` until a person has confirmed the
 * beats. SPEC E15.
 */
const StripRate = z.object({
  beatsPerMinute: z.number().min(1).max(600),
  beats: z.number().int().min(2).max(STRIP_BEATS_MAX),
  by: z.enum(['auto', 'person']),
})

/** A segment of an ECG for printing at true scale in millimetres. A gap in the recording is `null`. */
export const EcgStrip = z.object({
  millimetresPerSecond: z.number().min(5).max(200),
  millimetresPerMillivolt: z.number().min(1).max(80),
  samplesPerSecond: z.number().min(1).max(100_000),
  startSeconds: Seconds,
  leads: z
    .array(
      z.object({
        name: z.string().max(40),
        microvolts: z
          .array(z.number().int().min(-1_000_000).max(1_000_000).nullable())
          .min(2)
          .max(STRIP_POINTS_MAX),
      }),
    )
    .min(1)
    .max(STRIP_LEADS_MAX),
  marks: z.array(StripMark).max(STRIP_MARKS_MAX).optional(),
  beats: z.array(StripBeat).max(STRIP_BEATS_MAX).optional(),
  /** Lost signal, hatched, in seconds of the recording. */
  gaps: z
    .array(z.object({ from: Seconds, to: Seconds }))
    .max(STRIP_GAPS_MAX)
    .optional(),
  rate: StripRate.optional(),
  /** The filters of the recorder and of the drawing, e.g. "0.5–40 Hz". */
  filter: z.string().max(80).optional(),
  /** Set in strips that were saved before `marks` existed; released reports stay as signed. */
  caliper: z.object({ from: Seconds, to: Seconds }).optional(),
})
export type EcgStrip = z.infer<typeof EcgStrip>

/** Returns the printed width of the trace in millimetres. */
export function stripMillimetres({
  leads,
  samplesPerSecond,
  millimetresPerSecond,
}: EcgStrip): number {
  const samples = Math.max(0, ...leads.map(({ microvolts }) => microvolts.length))
  return (samples / samplesPerSecond) * millimetresPerSecond
}

/** Refuses a strip that is too wide to be printed at true scale. */
export function refuseStrip(strip: EcgStrip): 'strip' | undefined {
  return stripMillimetres(strip) > STRIP_MILLIMETRES_MAX + 1 ? 'strip' : undefined
}
