import { z } from 'zod'

/** What is measured in a picture: the points are the data, values are worked out from them. */
export const MEASUREMENT_METHODS = ['length', 'angle', 'vhs', 'vlas'] as const
export const MeasurementMethod = z.enum(MEASUREMENT_METHODS)
export type MeasurementMethod = z.infer<typeof MeasurementMethod>

/** A place in the picture, in pixels of the original from its top left corner; fractions are kept exactly. */
export type ImagePoint = { x: number; y: number }

/** What a value is worked out from. */
export type Measured = { method: MeasurementMethod; points: readonly ImagePoint[] }

/** Distance between the centres of neighbouring rows and columns; null where the file tells none. */
export type PixelSpacing = { row: number; column: number } | null

export const MEASUREMENTS_PER_FILE = 200
