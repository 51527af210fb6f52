import { NO_SAMPLE, type SampleRange, type SignalLead } from './ecg-signal.ts'

/** A stretch of a lead in counts, with lost samples bridged by a straight line and neighbours averaged. */
export type BlockOfLead = {
  /** First sample of the block and number of samples that make one of its values. */
  from: number
  every: number
  values: Float64Array
}

/**
 * Copies a stretch of a lead. Averaging `every` samples brings a fast recording down to a rate at which the QRS is still whole. The
 * same samples give the same values, whichever block they fall into, as long as `from` is a multiple of `every`.
 */
export function prepareBlock(
  lead: SignalLead,
  range: SampleRange,
  { gaps, every }: { gaps: readonly SampleRange[]; every: number },
): BlockOfLead {
  const counts = bridged(lead.samples, range, gaps)
  const values = new Float64Array(Math.floor(counts.length / every))
  if (every === 1) values.set(counts)
  else {
    let at = 0
    for (let index = 0; index < values.length; index += 1) {
      let sum = 0
      for (const end = at + every; at < end; at += 1) sum += counts[at] as number
      values[index] = sum / every
    }
  }
  return { from: range.from, every, values }
}

function bridged(samples: Int16Array, { from, to }: SampleRange, gaps: readonly SampleRange[]) {
  const counts = Float64Array.from(samples.subarray(from, to))
  for (const gap of gaps) {
    if (gap.to <= from || gap.from >= to) continue
    const before = sampleNear(samples, gap.from - 1, -1)
    const after = sampleNear(samples, gap.to, 1)
    const start = before ?? after ?? 0
    const slope = ((after ?? start) - start) / (gap.to - gap.from + 1)
    for (let index = Math.max(from, gap.from); index < Math.min(to, gap.to); index += 1) {
      counts[index - from] = start + slope * (index - gap.from + 1)
    }
  }
  fillSingleLosses(counts)
  return counts
}

/** Lost samples that no gap names keep the value before them. */
function fillSingleLosses(counts: Float64Array): void {
  let index = counts.indexOf(NO_SAMPLE)
  for (; index >= 0 && index < counts.length; index += 1) {
    if (counts[index] !== NO_SAMPLE) continue
    const next = counts.subarray(index).find((count) => count !== NO_SAMPLE) ?? 0
    counts[index] = index > 0 ? (counts[index - 1] as number) : next
  }
}

function sampleNear(samples: Int16Array, at: number, step: 1 | -1): number | undefined {
  const count = samples[at]
  if (count !== NO_SAMPLE) return count
  return sampleNear(samples, at + step, step)
}
