import { withMinusSign } from '../text/minus-sign.ts'

/**
 * The steps to which numbers of an ECG are shown in calipers, tables, panels and reports; what is kept is exact. SPEC E14, 5.7.
 */
export const ECG_STEPS = { seconds: 0.005, millivolts: 0.01, perMinute: 1, degrees: 5 } as const

/** The slip of binary fractions: 0.0425 s is 8.5 steps, not 8.500000000000002. */
const SLIP_DIGITS = 6

/** Rounds to the nearest step; a half is rounded away from zero, and zero has no sign. */
export function roundToStep(value: number, step: number): number {
  const steps = Number((Math.abs(value) / step).toFixed(SLIP_DIGITS))
  return Math.sign(value) * Math.round(steps) * step || 0
}

/** Returns the decimals that a step needs. */
export function digitsOf(step: number): number {
  return step >= 1 ? 0 : Math.ceil(-Math.log10(step) - 1e-9)
}

/** Returns a duration as calipers and tables show it: in whole milliseconds, to 5 ms. */
export function shownMilliseconds(seconds: number): string {
  return (roundToStep(seconds, ECG_STEPS.seconds) * 1000).toFixed(0)
}

/** Returns an uncertainty of a duration in whole milliseconds, at least one. */
export function shownMillisecondSpread(seconds: number): string {
  return Math.max(1, roundToStep(seconds * 1000, 1)).toFixed(0)
}

/** Returns a height as it is shown: to 0.01 mV. */
export function shownMillivolts(millivolts: number): string {
  const { millivolts: step } = ECG_STEPS
  return withMinusSign(roundToStep(millivolts, step).toFixed(digitsOf(step)))
}

/** Returns an uncertainty of a height to 0.01 mV, at least that. */
export function shownMillivoltSpread(millivolts: number): string {
  return shownMillivolts(Math.max(ECG_STEPS.millivolts, millivolts))
}

/** Returns a heart rate as it is shown: whole. */
export function shownRate(perMinute: number): string {
  return roundToStep(perMinute, ECG_STEPS.perMinute).toFixed(0)
}

/**
 * Returns a spread or a resolution with one digit more than its value has; what is smaller than that is below the last digit, never
 * zero.
 */
export function shownSpread(spread: number, step: number): string {
  const digits = step >= 1 ? 1 : 3
  const least = 10 ** -digits
  if (spread > 0 && roundToStep(spread, least) === 0) return `<\u00a0${least.toFixed(digits)}`
  return roundToStep(spread, least).toFixed(digits)
}
