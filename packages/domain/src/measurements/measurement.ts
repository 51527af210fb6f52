import { z } from 'zod'

/** Methods for radiographs, clips and photographs. */
export const PICTURE_METHODS = ['length', 'angle', 'vhs', 'vlas', 'laAo'] as const
export type PictureMethod = (typeof PICTURE_METHODS)[number]
/** Methods for an ECG on a photographed or printed page: the marks that set its scale, and the calipers that use it. */
export const PAGE_METHODS = ['timeScale', 'voltageScale', 'pageInterval', 'pageAmplitude'] as const
export type PageMethod = (typeof PAGE_METHODS)[number]
/** Methods for the samples of an ECG. */
export const TRACE_METHODS = ['interval', 'amplitude'] as const
export type TraceMethod = (typeof TRACE_METHODS)[number]
/** All measurement methods. The points are the data; values are derived from them. */
export const MEASUREMENT_METHODS = [...PICTURE_METHODS, ...PAGE_METHODS, ...TRACE_METHODS] as const
export const MeasurementMethod = z.enum(MEASUREMENT_METHODS)
export type MeasurementMethod = z.infer<typeof MeasurementMethod>

/**
 * A point in the picture, in pixels of the original from its top left corner; on a page of a document, in `PAGE_PIXELS_PER_INCH`;
 * on an ECG, seconds from the start of the recording
 * and millivolts. Fractions are kept exactly.
 */
export type ImagePoint = { x: number; y: number }

/** The input from which a value is derived. */
export type Measured = {
  method: MeasurementMethod
  points: readonly ImagePoint[]
  /** The span of an interval, see `INTERVALS`; the lead of an amplitude; the length of a scale mark. */
  label?: string | null | undefined
}

/** A measurement on one page of a file, from which the scale of the page may be read. */
export type PageMark = Measured & { frame: number }

/** The spans that an interval of an ECG can have; the empty one is unnamed. */
export const INTERVALS = ['', 'RR', 'PP', 'P', 'PR', 'QRS', 'QT'] as const
/** Spans from beat to beat, which give a heart rate. */
export const BEAT_TO_BEAT: readonly string[] = ['RR', 'PP']
export const LABEL_MAX = 40

/** The pixels of a page of a document: as many as a faxed page has. One is 5 ms at 25 mm/s, the step of durations. */
export const PAGE_PIXELS_PER_INCH = 200

export function isPageMethod(method: MeasurementMethod): method is PageMethod {
  return PAGE_METHODS.some((each) => each === method)
}

export function isTraceMethod(method: MeasurementMethod): method is TraceMethod {
  return TRACE_METHODS.some((each) => each === method)
}

const RowAndColumn = { row: z.number(), column: z.number() }
/** A plane of an ultrasound picture, bounded in pixels; the edges belong to it. */
const ScaledRegion = z.object({
  ...{ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() },
  ...RowAndColumn,
})
export type ScaledRegion = z.infer<typeof ScaledRegion>

/**
 * The distance between the centres of neighbouring rows and columns; `null` if the file has none. With regions it is that of the
 * first, and millimetres are valid only within them. Distances at the detector are somewhat larger than in the animal.
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
