/** ECG paper: the scale from time and voltage to millimetres, and from millimetres to pixels. */
export const PAPER_SPEEDS = [25, 50, 100] as const
export const PAPER_GAINS = [5, 10, 20, 40] as const
export type PaperSpeed = (typeof PAPER_SPEEDS)[number]
export type PaperGain = (typeof PAPER_GAINS)[number]

export type PaperScale = {
  millimetresPerSecond: PaperSpeed
  millimetresPerMillivolt: PaperGain
  pixelsPerMillimetre: number
}

/** A CSS millimetre: 96 pixels to the inch of 25.4 mm. */
export const CSS_PIXELS_PER_MILLIMETRE = 96 / 25.4

/** The horizontal part of a scale. */
export type TimeScale = Pick<PaperScale, 'millimetresPerSecond' | 'pixelsPerMillimetre'>

export function pixelsPerSecond(scale: TimeScale): number {
  return scale.millimetresPerSecond * scale.pixelsPerMillimetre
}

export function pixelsPerMillivolt(scale: PaperScale): number {
  return scale.millimetresPerMillivolt * scale.pixelsPerMillimetre
}

/** Returns the seconds shown in a strip of this width. */
export function secondsAcross(widthPixels: number, scale: TimeScale): number {
  return widthPixels / pixelsPerSecond(scale)
}

/** Returns the latest start that still fills the strip; 0 if the recording is shorter. */
export function latestStart(
  durationSeconds: number,
  widthPixels: number,
  scale: TimeScale,
): number {
  return Math.max(0, durationSeconds - secondsAcross(widthPixels, scale))
}

/** Returns the positions of the grid lines in pixels; every fifth millimetre is a major line. */
export function gridLines(
  lengthPixels: number,
  scale: Pick<PaperScale, 'pixelsPerMillimetre'>,
  offsetPixels = 0,
): { at: number; major: boolean }[] {
  const step = scale.pixelsPerMillimetre
  const first = Math.ceil(offsetPixels / step)
  const last = Math.floor((offsetPixels + lengthPixels) / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    at: (first + index) * step - offsetPixels,
    major: (first + index) % 5 === 0,
  }))
}
