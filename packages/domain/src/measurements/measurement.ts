import { z } from 'zod'

/** In a film, a clip or a photograph. */
export const PICTURE_METHODS = ['length', 'angle', 'vhs', 'vlas', 'laAo'] as const
export type PictureMethod = (typeof PICTURE_METHODS)[number]
/** On the samples of an ECG. */
export const TRACE_METHODS = ['interval', 'amplitude'] as const
export type TraceMethod = (typeof TRACE_METHODS)[number]
/** What is measured: the points are the data, values are worked out from them. */
export const MEASUREMENT_METHODS = [...PICTURE_METHODS, ...TRACE_METHODS] as const
export const MeasurementMethod = z.enum(MEASUREMENT_METHODS)
export type MeasurementMethod = z.infer<typeof MeasurementMethod>

/**
 * A place in the picture, in pixels of the original from its top left corner; on an ECG, seconds from the start of
 * the recording and millivolts. Fractions are kept exactly.
 */
export type ImagePoint = { x: number; y: number }

/** What a value is worked out from. */
export type Measured = {
  method: MeasurementMethod
  points: readonly ImagePoint[]
  /** Of an interval what it spans, see `INTERVALS`; of an amplitude its lead. */
  label?: string | null | undefined
}

/** What an interval of an ECG may span; an empty one is left unnamed. */
export const INTERVALS = ['', 'RR', 'PP', 'P', 'PR', 'QRS', 'QT'] as const
/** From beat to beat: these tell a rate. */
export const BEAT_TO_BEAT: readonly string[] = ['RR', 'PP']
export const LABEL_MAX = 40

export function isTraceMethod(method: MeasurementMethod): method is TraceMethod {
  return TRACE_METHODS.some((each) => each === method)
}

const RowAndColumn = { row: z.number(), column: z.number() }
/** A plane of an ultrasound picture; its edges, in pixels, belong to it. */
const ScaledRegion = z.object({
  ...{ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() },
  ...RowAndColumn,
})
export type ScaledRegion = z.infer<typeof ScaledRegion>

/**
 * Distance between the centres of neighbouring rows and columns; null where the file tells none. With regions it is
 * that of the first, and millimetres hold within them only. At the detector they are somewhat more than in the animal.
 */
export const PixelSpacing = z
  .object({
    ...RowAndColumn,
    regions: z.array(ScaledRegion).optional(),
    atDetector: z.literal(true).optional(),
  })
  .nullable()
export type PixelSpacing = z.infer<typeof PixelSpacing>

export const MEASUREMENTS_PER_FILE = 200
