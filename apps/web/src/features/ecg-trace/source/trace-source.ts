import { NO_SAMPLE } from '@systole/ecg/signal/ecg-signal'

/** A lead that can be drawn. Millivolts = (count − baseline) / countsPerMillivolt. */
export type TraceLead = {
  name: string
  /** True if it is calculated from I and II rather than measured. */
  derived: boolean
  countsPerMillivolt: number
  baseline: number
  /** The usual excursions of its waves above and below zero in millivolts, without artefacts. */
  highest: number
  lowest: number
}

/** `away`: the connection failed and nothing more arrives until `retry`. */
export type TraceState = 'ready' | 'loading' | 'away'

/**
 * A recording to draw, in memory or on the server. Drawing takes the samples that have arrived; listeners are called when more
 * have arrived.
 */
export type TraceSource = {
  samplesPerSecond: number
  sampleCount: number
  leads: readonly TraceLead[]
  /** The levels of the pyramid; see `@systole/ecg/pyramid/pyramid`. */
  levelCount: number
  /** Writes the counts of a lead from sample `from` on into `out`, `NO_SAMPLE` where there is none (yet). */
  copySamples: (lead: number, from: number, out: Int16Array) => void
  /** Writes the (lowest, highest) pairs of a level from pair `from` on into `out`. */
  copyPairs: (lead: number, level: number, from: number, out: Int16Array) => void
  subscribe: (listener: () => void) => () => void
  state: () => TraceState
  retry: () => void
}

export function durationSeconds(source: Pick<TraceSource, 'samplesPerSecond' | 'sampleCount'>) {
  return source.sampleCount / source.samplesPerSecond
}

/** Returns samples of a lead in millivolts; `NaN` where there is none. */
export function readMillivolts(
  source: TraceSource,
  lead: number,
  range: { from: number; to: number },
): Float32Array {
  const counts = new Int16Array(Math.max(0, range.to - range.from))
  source.copySamples(lead, range.from, counts)
  const { countsPerMillivolt = 1, baseline = 0 } = source.leads[lead] ?? {}
  return Float32Array.from(counts, (count) =>
    count === NO_SAMPLE ? Number.NaN : (count - baseline) / countsPerMillivolt,
  )
}
