import { type EctopicRange, REVIEW_RANGES_MAX } from './ecg-review.ts'
import type { MeasuredEcg } from './measured-ecg.ts'

const KIND_OF: Readonly<Partial<Record<string, EctopicRange['kind']>>> = { V: 'vpc', A: 'pac' }

/**
 * Returns the stretches of ectopic beats and of lost signal, in order of time. Neighbours of one kind are joined, the nearest first,
 * until the document holds them all; `count` is the number of ectopic beats, so that none is left out.
 */
export function ectopicRanges(measured: MeasuredEcg): EctopicRange[] {
  const ranges = [...beatRanges(measured), ...gapRanges(measured)].sort(
    (a, b) => a.from_sample - b.from_sample,
  )
  return joinNearest(ranges, REVIEW_RANGES_MAX)
}

function beatRanges({ beats, recordingId: recording }: MeasuredEcg): EctopicRange[] {
  const ranges: EctopicRange[] = []
  let open: EctopicRange | undefined
  for (const { sample, label } of beats) {
    if (label === 'X') continue
    const kind = KIND_OF[label]
    if (kind !== undefined && open?.kind === kind) {
      open.to_sample = sample
      open.count += 1
      continue
    }
    open = kind && { kind, recording, from_sample: sample, to_sample: sample, count: 1 }
    if (open) ranges.push(open)
  }
  return ranges
}

function gapRanges({ gaps, recordingId: recording }: MeasuredEcg): EctopicRange[] {
  return gaps.map(({ from, to }) => ({
    ...{ kind: 'packet_loss' as const, recording, from_sample: from, to_sample: to, count: 0 },
  }))
}

function joinNearest(ranges: readonly EctopicRange[], most: number): EctopicRange[] {
  const excess = ranges.length - most
  if (excess <= 0) return [...ranges]
  const byKind = Map.groupBy(ranges, ({ kind }) => kind)
  const distances = [...byKind.values()].flatMap((same) =>
    same.slice(1).map((range, index) => ({
      range,
      distance: range.from_sample - (same[index]?.to_sample ?? 0),
    })),
  )
  const joined = new Set(
    distances
      .sort((a, b) => a.distance - b.distance)
      .slice(0, excess)
      .map(({ range }) => range),
  )
  return [...byKind.values()]
    .flatMap((same) => joinMarked(same, joined))
    .sort((a, b) => a.from_sample - b.from_sample)
}

function joinMarked(
  same: readonly EctopicRange[],
  joined: ReadonlySet<EctopicRange>,
): EctopicRange[] {
  const out: EctopicRange[] = []
  for (const range of same) {
    const last = out.at(-1)
    if (last && joined.has(range)) {
      const count = last.count + range.count
      out[out.length - 1] = { ...last, to_sample: range.to_sample, count }
    } else out.push(range)
  }
  return out
}
