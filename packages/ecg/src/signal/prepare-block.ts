import { NO_SAMPLE, type SampleRange, type SignalLead } from './ecg-signal.ts'
import { lowerBound } from './lower-bound.ts'
import { reused } from './reused.ts'

/**
 * Copies a stretch of a lead in counts, with lost samples bridged by a straight line. Averaging `every` samples brings a fast
 * recording down to a rate at which the QRS is still whole. Starts that are multiples of `every` give the same values, whichever block
 * they fall into. The next call writes into the same buffer.
 */
export function prepareBlock(
  lead: SignalLead,
  range: SampleRange,
  { gaps, every }: { gaps: readonly SampleRange[]; every: number },
): Float64Array {
  const counts = bridged(lead.samples, range, gaps)
  if (every === 1) return counts
  const length = Math.ceil(counts.length / every)
  // Each value is written where counts have already been read.
  for (let index = 0; index < length; index += 1) {
    const end = Math.min(counts.length, (index + 1) * every)
    let sum = 0
    for (let at = index * every; at < end; at += 1) sum += counts[at] as number
    counts[index] = sum / (end - index * every)
  }
  return counts.subarray(0, length)
}

const buffer = reused((length) => new Float64Array(length))

function bridged(samples: Int16Array, { from, to }: SampleRange, gaps: readonly SampleRange[]) {
  const counts = buffer(to - from)
  for (let index = 0; index < counts.length; index += 1) {
    counts[index] = samples[from + index] as number
  }
  for (
    let place = lowerBound(gaps.length, (index) => (gaps[index]?.to ?? 0) > from);
    place < gaps.length;
    place += 1
  ) {
    const gap = gaps[place] as SampleRange
    if (gap.from >= to) break
    const before = sampleNear(samples, gap.from - 1, -1)
    const after = sampleNear(samples, gap.to, 1)
    const start = before ?? after ?? 0
    const slope = ((after ?? start) - start) / (gap.to - gap.from + 1)
    for (let index = Math.max(from, gap.from); index < Math.min(to, gap.to); index += 1) {
      counts[index - from] = start + slope * (index - gap.from + 1)
    }
  }
  return withoutHoles(counts)
}

/** Lost samples that no gap names keep the value before them. */
function withoutHoles(counts: Float64Array): Float64Array {
  let index = counts.indexOf(NO_SAMPLE)
  if (index === 0) counts[0] = counts.find((count) => count !== NO_SAMPLE) ?? 0
  for (; index >= 0 && index < counts.length; index += 1) {
    if (counts[index] === NO_SAMPLE) counts[index] = counts[index - 1] as number
  }
  return counts
}

function sampleNear(samples: Int16Array, at: number, step: 1 | -1): number | undefined {
  let place = at
  while (samples[place] === NO_SAMPLE) place += step
  return samples[place]
}
