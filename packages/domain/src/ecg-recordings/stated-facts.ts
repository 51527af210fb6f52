import { z } from 'zod'

/**
 * Facts that staff read from the device or its manual because the file lacks them, kept as that person's statement. Handbook 7.
 * `unitsPerMillivolt` is how many units of the file's numbers are one millivolt: 1 for mV, 1000 for µV, 200 for a usual converter.
 */
export const StatedFacts = z.object({
  unitsPerMillivolt: z.number().min(0.001).max(10_000_000).optional(),
  samplesPerSecond: z.number().min(50).max(20_000).optional(),
})
export type StatedFacts = z.infer<typeof StatedFacts>

/** The facts that staff can state so that a refused file is read. */
const STATED_FOR: Partial<Record<string, keyof StatedFacts>> = {
  unitUnknown: 'unitsPerMillivolt',
  samplingRateMissing: 'samplesPerSecond',
}

/** Returns the fact that a file was refused for and that staff can state. */
export function missingFact(refusal: string | undefined): keyof StatedFacts | undefined {
  return STATED_FOR[refusal ?? '']
}
