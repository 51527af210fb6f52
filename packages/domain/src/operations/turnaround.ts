/** The number of bars of a turnaround chart; the last one has everything above. */
export const TURNAROUND_BARS = 16
/** The number of bars before the promise. */
const BEFORE_PROMISE = 9
/** Lengths of a bar that people read easily, in minutes. */
const STEPS = [1, 2, 5, 10, 15, 20, 30, 60, 120, 180, 240, 360, 720, 1440] as const

/** Returns the minutes of one bar, so that about nine bars are within the promise. */
export function turnaroundStep(promiseMinutes: number): number {
  return STEPS.find((step) => step * BEFORE_PROMISE >= promiseMinutes) ?? 1440
}

/** Returns the minutes of a bar; the last one has no upper end. */
export function turnaroundBar(
  n: number,
  step: number,
): { fromMinutes: number; toMinutes: number | undefined } {
  return {
    fromMinutes: n * step,
    toMinutes: n === TURNAROUND_BARS - 1 ? undefined : (n + 1) * step,
  }
}
