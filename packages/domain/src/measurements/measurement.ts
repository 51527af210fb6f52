/** What is measured in a picture: the points are the data, values are worked out from them. */
export const MEASUREMENT_METHODS = ['length', 'angle', 'vhs', 'vlas'] as const
export type MeasurementMethod = (typeof MEASUREMENT_METHODS)[number]

/** A place in the picture, in pixels of the original from its top left corner; fractions are kept exactly. */
export type ImagePoint = { x: number; y: number }

