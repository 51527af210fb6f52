/** The count that says "no sample": lost, not measured or not a number. */
export const NO_SAMPLE = -32_768

/** A stretch of samples: `from` belongs to it, `to` does not. */
export type SampleRange = { from: number; to: number }

/** One measured lead. Millivolts = (count − baseline) / countsPerMillivolt; `NO_SAMPLE` has none. */
export type SignalLead = {
  name: string
  countsPerMillivolt: number
  baseline: number
  samples: Int16Array
}

/**
 * A recording as it is stored and analysed: measured leads only, all equally long and starting at the same moment. 16-bit counts,
 * because a day at 500 Hz has 43.2 million samples a lead; stages convert the stretch they work on and never a whole day.
 */
export type EcgSignal = {
  samplesPerSecond: number
  sampleCount: number
  leads: readonly SignalLead[]
}

/** Writes `out.length` samples of a lead from `from` on as millivolts; `NaN` where there is none or beyond the end. */
export function copyMillivolts(lead: SignalLead, from: number, out: Float32Array): Float32Array {
  const { samples, baseline, countsPerMillivolt } = lead
  for (let index = 0; index < out.length; index += 1) {
    const count = samples[from + index] ?? NO_SAMPLE
    out[index] = count === NO_SAMPLE ? Number.NaN : (count - baseline) / countsPerMillivolt
  }
  return out
}

/** Returns the samples of a stretch of a lead in millivolts; `NaN` where there is none. */
export function millivoltsOf(lead: SignalLead, range: SampleRange): Float32Array {
  return copyMillivolts(lead, range.from, new Float32Array(Math.max(0, range.to - range.from)))
}
