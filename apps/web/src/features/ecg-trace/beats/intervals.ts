import type { Beat, Gap } from '@systole/ecg/beats/beat'

/** Returns the samples from a beat to the next; undefined across lost samples and after the last. X is not a beat. */
export function intervalAfter(
  beats: readonly Beat[],
  index: number,
  gaps: readonly Gap[],
): number | undefined {
  const beat = beats[index]
  if (!beat || beat.label === 'X') return undefined
  let next = index + 1
  while (beats[next]?.label === 'X') next += 1
  const end = beats[next]?.sample
  if (end === undefined) return undefined
  return hasGap(gaps, beat.sample, end) ? undefined : end - beat.sample
}

/** Returns whether samples are lost between two samples. Gaps ascend. */
export function hasGap(gaps: readonly Gap[], from: number, to: number): boolean {
  let low = 0
  let high = gaps.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((gaps[middle]?.to ?? 0) <= from) low = middle + 1
    else high = middle
  }
  const gap = gaps[low]
  return gap !== undefined && gap.from < to
}
