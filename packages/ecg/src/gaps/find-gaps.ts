import type { Gap } from '../beats/beat.ts'
import { type EcgSignal, NO_SAMPLE, type SampleRange } from '../signal/ecg-signal.ts'
import { constantStretches } from './constant-stretches.ts'
import { intersectRanges, joinRanges, uncovered } from './range-set.ts'
import { repeatedStretches } from './repeated-stretches.ts'

/**
 * Finds lost samples: those that the file names or leaves empty, those where one value stays, and blocks that are repeated sample for
 * sample. A stretch of which one lead still carries a signal is no gap. Handbook 4.2.
 */
export function findGaps(
  signal: EcgSignal,
  { stated }: { stated: readonly SampleRange[] } = { stated: [] },
): Gap[] {
  const inFile = stated.map((range) => ({
    from: Math.max(0, range.from),
    to: Math.min(signal.sampleCount, range.to),
  }))
  const named = joinRanges([...inFile, ...inEveryLead(signal, missingStretches)])
  const constant = inEveryLead(signal, constantStretches)
  const repeated = inEveryLead(signal, repeatedStretches)
  return withCauses([
    ...named.map((range): Gap => ({ ...range, cause: 'stated' })),
    ...constant.map((range): Gap => ({ ...range, cause: 'constant' })),
    ...repeated.map((range): Gap => ({ ...range, cause: 'repeated' })),
  ])
}

type FindStretches = (samples: Int16Array, samplesPerSecond: number) => SampleRange[]

function inEveryLead(signal: EcgSignal, find: FindStretches): SampleRange[] {
  const [first, ...others] = signal.leads
  if (first === undefined) return []
  let common = find(first.samples, signal.samplesPerSecond)
  for (const lead of others) {
    if (common.length === 0) return common
    common = intersectRanges(common, find(lead.samples, signal.samplesPerSecond))
  }
  return common
}

function missingStretches(samples: Int16Array): SampleRange[] {
  const missing: SampleRange[] = []
  let from = samples.indexOf(NO_SAMPLE)
  while (from !== -1) {
    let to = from + 1
    while (samples[to] === NO_SAMPLE) to += 1
    missing.push({ from, to })
    from = samples.indexOf(NO_SAMPLE, to)
  }
  return missing
}

/** Returns ascending gaps without overlap; where two causes meet, the first in the order of `gaps` holds. */
function withCauses(gaps: readonly Gap[]): Gap[] {
  const placed: Gap[] = []
  for (const gap of gaps) {
    const free = uncovered(gap, placed)
    placed.push(...free.map((range): Gap => ({ ...range, cause: gap.cause })))
    placed.sort((one, other) => one.from - other.from)
  }
  return placed
}
