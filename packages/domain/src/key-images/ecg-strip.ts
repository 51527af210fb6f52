import { z } from 'zod'
import { LABEL_MAX, TRACE_METHODS } from '../measurements/measurement.ts'

/** What is drawn of a lead on paper: more points than this no printer tells apart. */
export const STRIP_POINTS_MAX = 2000
export const STRIP_LEADS_MAX = 12
/** The trace on A4 between its margins, beside the names and the calibration pulses. */
export const STRIP_MILLIMETRES_MAX = 155

export const STRIP_MARKS_MAX = 20

const Seconds = z.number().min(0).max(1_000_000)
const Place = z.object({ x: Seconds, y: z.number().min(-1000).max(1000) })

/** A measurement in sight: seconds of the recording and millivolts. An interval by what it spans, a height by its lead. */
export const StripMark = z.object({
  method: z.enum(TRACE_METHODS),
  label: z.string().max(LABEL_MAX),
  from: Place,
  to: Place,
})
export type StripMark = z.infer<typeof StripMark>

/** A piece of an ECG as it is printed, true in millimetres. A gap in the recording is null. */
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
  /** Of strips that were taken before these had marks; a released report stays as it was signed. */
  caliper: z.object({ from: Seconds, to: Seconds }).optional(),
})
export type EcgStrip = z.infer<typeof EcgStrip>

/** Of the paper that its trace takes. */
export function stripMillimetres({
  leads,
  samplesPerSecond,
  millimetresPerSecond,
}: EcgStrip): number {
  const samples = Math.max(0, ...leads.map(({ microvolts }) => microvolts.length))
  return (samples / samplesPerSecond) * millimetresPerSecond
}

/** A strip that is wider than the paper cannot be printed true. */
export function refuseStrip(strip: EcgStrip): 'strip' | undefined {
  return stripMillimetres(strip) > STRIP_MILLIMETRES_MAX + 1 ? 'strip' : undefined
}
