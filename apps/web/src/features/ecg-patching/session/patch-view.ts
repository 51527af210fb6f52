import {
  decidedTogether,
  isUndecided,
  type UndecidedGroup,
  undecidedCount,
  undecidedGroups,
} from '@systole/domain/ecg-patches/undecided-groups'
import { BEAT_LABELS, type BeatLabel } from '@systole/ecg/beats/beat'
import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import type { PatchedRecording } from '@systole/ecg/patches/apply-edits'
import type { PatchEdit } from '@systole/ecg/patches/edit'
import type { Shape } from '@systole/ecg/shapes/shape'
import type { SampleRange } from '@systole/ecg/signal/ecg-signal'
import { type RrSeries, rrSeries, topInterval } from '../../ecg-bars/rr-series.ts'
import type { NamedRange } from '../../ecg-trace/lens/draw-bench.ts'
import type { OpenedRecording } from './opened-recording.ts'
import { type PatchPlace, patchPlacesOf } from './places.ts'

export type Group = UndecidedGroup<SourcedBeat & { distance: number }, Shape>

/** The cheap part of what the trace shows: it is ready with the key press that changed it. */
export type BeatView = {
  labelOf: (beat: SourcedBeat) => BeatLabel
  ranges: readonly NamedRange[]
  /** The stretches across which no interval is counted. */
  breaks: readonly (SampleRange & { cause: 'stated' })[]
  /** Returns the number of a beat by its index; X is not counted. */
  numberOf: (index: number) => number
}

export function beatView(
  { shapes }: Pick<OpenedRecording, 'shapes'>,
  beats: readonly SourcedBeat[],
  ranges: readonly NamedRange[],
): BeatView {
  const isUnsure = { isUndecided: true }
  const unsure = new Set(shapes.flatMap(({ id, isUndecided: is }) => (is ? [id] : [])))
  const notBeats: number[] = []
  for (let index = 0; index < beats.length; index += 1)
    if (beats[index]?.label === 'X') notBeats.push(index)
  return {
    labelOf: (beat) =>
      isUndecided(beat, unsure.has(beat.shape) ? isUnsure : undefined) ? 'Q' : beat.label,
    ranges,
    breaks: joined(ranges),
    numberOf: (index) => index + 1 - notBeats.filter((each) => each < index).length,
  }
}

const NAMES = { packetLoss: 'lost', noise: 'noise', excluded: 'excluded' } as const

export function namedRanges(ranges: PatchedRecording['ranges']): NamedRange[] {
  return ranges.map(({ from, to, mark }) => ({ from, to, is: NAMES[mark] }))
}

/** Returns ascending stretches that do not overlap. */
function joined(ranges: readonly SampleRange[]): (SampleRange & { cause: 'stated' })[] {
  const all: (SampleRange & { cause: 'stated' })[] = []
  for (const { from, to } of ranges) {
    const last = all.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else all.push({ from, to, cause: 'stated' })
  }
  return all
}

/** The dear part: counts, queue, places and charts of all beats, which may follow a moment later. */
export type PatchSummary = {
  groups: readonly Group[]
  undecided: number
  counts: Readonly<Record<BeatLabel, number>>
  beatCount: number
  series: RrSeries
  top: number
  places: readonly PatchPlace[]
  lostShare: number
  noiseShare: number
  /** Returns the number of a beat by its index in the places. */
  numberOf: (index: number) => number
}

export function summarise(recording: OpenedRecording, patched: PatchedRecording): PatchSummary {
  const { shapes, source, distanceOf } = recording
  const { beats } = patched
  const ranges = namedRanges(patched.ranges)
  const { labelOf, breaks, numberOf } = beatView(recording, beats, ranges)
  // a day has more than 100,000 beats, so the label of each is found a single time
  const labels = beats.map(labelOf)
  const shownLabel = (_: SourcedBeat, index: number) => labels[index] ?? 'N'
  const counts = Object.fromEntries(BEAT_LABELS.map((label) => [label, 0])) as Record<
    BeatLabel,
    number
  > // one entry a label
  const waiting: Group['waiting'][number][] = []
  for (const [index, label] of labels.entries()) {
    counts[label] += 1
    const beat = label === 'Q' ? beats[index] : undefined
    if (beat?.source === 'auto') waiting.push({ ...beat, distance: distanceOf(beat.sample) ?? 0 })
  }
  const groups = undecidedGroups(waiting, shapes)
  const series = rrSeries(beats, breaks, source.samplesPerSecond, shownLabel)
  const shareOf = (is: NamedRange['is']) =>
    ranges.reduce((sum, { from, to, is: kind }) => sum + (kind === is ? to - from : 0), 0) /
    source.sampleCount
  return {
    groups,
    undecided: undecidedCount(groups),
    counts,
    beatCount: beats.length - counts.X,
    series,
    top: topInterval(series),
    places: patchPlacesOf({
      ...{ beats, ranges, series, labelOf: shownLabel },
      samplesPerSecond: source.samplesPerSecond,
    }),
    lostShare: shareOf('lost'),
    noiseShare: shareOf('noise'),
    numberOf,
  }
}

/** Returns the edit that labels all alike beats of a group; its outliers stay open. */
export function groupEdit(group: Group, label: BeatLabel): PatchEdit {
  const { shape, waiting } = group
  const together = decidedTogether(group)
  if (together.length === waiting.length && waiting.length === shape.count)
    return { edit: 'relabelShape', shape: shape.id, label }
  return { edit: 'relabel', samples: together.map(({ sample }) => sample), label }
}
