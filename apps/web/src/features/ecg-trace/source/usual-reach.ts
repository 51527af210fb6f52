import { type Pyramid, samplesPerPair } from '@systole/ecg/pyramid/pyramid'
import { NO_SAMPLE } from '@systole/ecg/signal/ecg-signal'

/** Long enough for a beat of every animal, a pause apart. */
const BLOCK_SECONDS = 1.5
/** An ectopic beat may be this much taller than most beats; anything beyond is an artefact. */
const MOST_TIMES_USUAL = 3

/** Returns the coarsest level of which several pairs make a block, for `usualReach`. */
export function levelForReach({ levels }: Pyramid, samplesPerSecond: number) {
  const fitting = levels.findLastIndex(
    (_, level) => samplesPerPair(level) <= BLOCK_SECONDS * samplesPerSecond,
  )
  const level = Math.max(0, fitting)
  return { pairs: levels[level] ?? new Int16Array(), samplesPerPair: samplesPerPair(level) }
}

/** Returns how far the waves of a lead reach above and below zero in millivolts. A loose electrode does not count. */
export function usualReach(
  { pairs, samplesPerPair: perPair }: { pairs: Int16Array; samplesPerPair: number },
  lead: { countsPerMillivolt: number; baseline: number },
  samplesPerSecond: number,
): { highest: number; lowest: number } {
  const blockSamples = BLOCK_SECONDS * samplesPerSecond
  const perBlock = 2 * Math.max(1, Math.round(blockSamples / perPair))
  const highs: number[] = []
  const lows: number[] = []
  for (let at = 0; at < pairs.length; at += perBlock) {
    const [low, high] = extremesOf(pairs.subarray(at, at + perBlock))
    if (high === NO_SAMPLE) continue
    highs.push(Math.max(0, (high - lead.baseline) / lead.countsPerMillivolt))
    lows.push(Math.max(0, (lead.baseline - low) / lead.countsPerMillivolt))
  }
  return { highest: usual(highs), lowest: 0 - usual(lows) }
}

function extremesOf(pairs: Int16Array): [number, number] {
  let low = 32_767
  let high = NO_SAMPLE
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const lowest = pairs[at] ?? NO_SAMPLE
    const highest = pairs[at + 1] ?? NO_SAMPLE
    if (lowest !== NO_SAMPLE && lowest < low) low = lowest
    if (highest > high) high = highest
  }
  return [low, high]
}

function usual(reaches: number[]): number {
  const sorted = reaches.sort((one, other) => one - other)
  const median = sorted[sorted.length >> 1] ?? 0
  const most = sorted[sorted.length - 1] ?? 0
  return median > 0 ? Math.min(most, MOST_TIMES_USUAL * median) : most
}
