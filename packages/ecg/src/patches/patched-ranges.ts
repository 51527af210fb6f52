import type { Gap } from '../beats/beat.ts'
import { intersectRanges, joinRanges, uncovered } from '../gaps/range-set.ts'
import type { SampleRange } from '../signal/ecg-signal.ts'
import type { MarkedRange } from './edit.ts'

/** Returns what the analysis leaves out as the ranges that a person starts from: gaps as lost packets, and noise outside of them. */
export function automaticRanges({
  gaps,
  noise,
}: {
  gaps: readonly SampleRange[]
  noise: readonly SampleRange[]
}): MarkedRange[] {
  const lost = joinRanges(gaps)
  const noisy = joinRanges(noise).flatMap((range) => uncovered(range, lost))
  return [
    ...lost.map((range): MarkedRange => ({ ...range, mark: 'packetLoss' })),
    ...noisy.map((range): MarkedRange => ({ ...range, mark: 'noise' })),
  ].sort((one, other) => one.from - other.from)
}

/**
 * Returns the lost samples after the edits: what a person has marked, and of the gaps that were found those still marked. What the file
 * says is missing is no signal, whatever a person marks there.
 */
export function lostAfterEdits(found: readonly Gap[], ranges: readonly MarkedRange[]): Gap[] {
  const marked = ranges.filter(({ mark }) => mark === 'packetLoss')
  const kept = found.flatMap((gap): Gap[] =>
    gap.cause === 'stated'
      ? [gap]
      : intersectRanges([gap], marked).map((range): Gap => ({ ...range, cause: gap.cause })),
  )
  const added = marked.flatMap((range) =>
    uncovered(range, kept).map((free): Gap => ({ ...free, cause: 'marked' })),
  )
  return [...kept, ...added].sort((one, other) => one.from - other.from)
}
