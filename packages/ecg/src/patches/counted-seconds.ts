import type { Gap } from '../beats/beat.ts'
import { joinRanges, samplesIn, uncovered } from '../gaps/range-set.ts'
import type { EcgSignal } from '../signal/ecg-signal.ts'
import type { MarkedRange } from './edit.ts'

type Extent = Pick<EcgSignal, 'sampleCount' | 'samplesPerSecond'>

/** Returns how much of a recording is analysed, lost, noisy and excluded. The four add up; of marks that overlap a gap the gap counts. */
export function countedSeconds(
  { sampleCount, samplesPerSecond }: Extent,
  { gaps, ranges }: { gaps: readonly Gap[]; ranges: readonly MarkedRange[] },
) {
  const lost = joinRanges(gaps)
  const leftOut = joinRanges([...gaps, ...ranges])
  const marked = (mark: MarkedRange['mark']) =>
    samplesIn(ranges.filter((each) => each.mark === mark).flatMap((each) => uncovered(each, lost)))
  return {
    analysedSeconds: (sampleCount - samplesIn(leftOut)) / samplesPerSecond,
    lostSeconds: samplesIn(lost) / samplesPerSecond,
    noiseSeconds: marked('noise') / samplesPerSecond,
    excludedSeconds: marked('excluded') / samplesPerSecond,
  }
}
