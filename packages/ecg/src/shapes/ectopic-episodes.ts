import type { Beat, BeatLabel } from '../beats/beat.ts'
import type { SampleRange } from '../signal/ecg-signal.ts'
import { medianOfKnown } from './beat-intervals.ts'

/** Two, three, more ectopic beats in a row; or single ones after every normal beat (bigeminy) or every second one (trigeminy). */
export type EpisodeKind = 'single' | 'couplet' | 'triplet' | 'run' | 'bigeminy' | 'trigeminy'
export type EctopicLabel = Extract<BeatLabel, 'V' | 'A' | 'E' | 'F'>

/** Ectopic beats that belong together. The range goes from the first ectopic beat to the sample after the last. */
export type EctopicEpisode = SampleRange & {
  kind: EpisodeKind
  label: EctopicLabel
  /** Ectopic beats, without the normal ones between them. */
  count: number
  /** Rate within a couplet, triplet or run per minute: of its median interval. */
  rate: number | undefined
}

/** A range of ectopic beats for the report. */
export type EctopicRange = SampleRange & { kind: 'vpc' | 'pac' | 'other'; count: number }

/** Fewer single beats in turn with normal ones are chance. */
const FEWEST_IN_PATTERN = 3
const KIND_OF_COUNT: readonly EpisodeKind[] = ['single', 'single', 'couplet', 'triplet']
/** Bigeminy and trigeminy by the number of beats from one ectopic beat to the next. */
const PATTERN_OF_DISTANCE: Readonly<Record<number, EpisodeKind>> = { 2: 'bigeminy', 3: 'trigeminy' }
const RANGE_KIND: Readonly<Record<EctopicLabel, EctopicRange['kind']>> = {
  V: 'vpc',
  A: 'pac',
  E: 'other',
  F: 'other',
}

/** Returns the ectopic beats as episodes in order. A gap ends every episode; beats marked X do not count. */
export function ectopicEpisodes(
  beats: readonly Beat[],
  gaps: readonly SampleRange[],
  samplesPerSecond: number,
): EctopicEpisode[] {
  const real = beats.filter((beat) => beat.label !== 'X')
  const isCut = cutsOf(real, gaps)
  const rows = rowsOf(real, isCut)
  const episodes: EctopicEpisode[] = []
  for (let place = 0; place < rows.length; ) {
    const size = patternSize(rows, place, real, isCut)
    episodes.push(episodeOf(rows.slice(place, place + size), real, samplesPerSecond))
    place += size
  }
  return episodes
}

/** Returns the ranges of ectopic beats that a report lists. */
export function rangesOfEpisodes(episodes: readonly EctopicEpisode[]): EctopicRange[] {
  return episodes.map(({ label, from, to, count }) => ({
    kind: RANGE_KIND[label],
    from,
    to,
    count,
  }))
}

/** Ectopic beats of one label in a row, as places among the beats; `last` belongs to it. */
type Row = { first: number; last: number; label: EctopicLabel }

function isEctopic(label: BeatLabel): label is EctopicLabel {
  return label in RANGE_KIND
}

/** Returns for each beat whether there is a gap between it and the beat before. */
function cutsOf(beats: readonly Beat[], gaps: readonly SampleRange[]): boolean[] {
  const sorted = [...gaps].sort((a, b) => a.from - b.from)
  let next = 0
  return beats.map(({ sample }, place) => {
    const from = beats[place - 1]?.sample ?? sample
    while ((sorted[next]?.to ?? Number.POSITIVE_INFINITY) <= from) next += 1
    return (sorted[next]?.from ?? Number.POSITIVE_INFINITY) < sample
  })
}

function rowsOf(beats: readonly Beat[], isCut: readonly boolean[]): Row[] {
  const rows: Row[] = []
  beats.forEach(({ label }, place) => {
    if (!isEctopic(label)) return
    const row = rows.at(-1)
    if (row?.label === label && row.last === place - 1 && !isCut[place]) row.last = place
    else rows.push({ first: place, last: place, label })
  })
  return rows
}

/** Returns how many rows from a place on are one pattern; 1 if it is none. */
function patternSize(
  rows: readonly Row[],
  from: number,
  beats: readonly Beat[],
  isCut: readonly boolean[],
): number {
  const distance = (rows[from + 1]?.first ?? 0) - (rows[from]?.first ?? 0)
  if (!(distance in PATTERN_OF_DISTANCE)) return 1
  let size = 1
  while (follows(rows[from + size - 1], rows[from + size], distance, beats, isCut)) size += 1
  return size >= FEWEST_IN_PATTERN ? size : 1
}

/** Returns whether a single ectopic beat follows another after normal beats only. */
function follows(
  row: Row | undefined,
  next: Row | undefined,
  distance: number,
  beats: readonly Beat[],
  isCut: readonly boolean[],
): boolean {
  if (!row || !next || row.label !== next.label) return false
  if (row.first !== row.last || next.first !== next.last) return false
  if (next.first - row.first !== distance) return false
  if (isCut.slice(row.first + 1, next.first + 1).includes(true)) return false
  return beats.slice(row.first + 1, next.first).every(({ label }) => label === 'N')
}

function episodeOf(
  rows: readonly Row[],
  beats: readonly Beat[],
  samplesPerSecond: number,
): EctopicEpisode {
  const places = rows.flatMap(({ first, last }) => [first, last])
  const [begin = 0, , next = 0] = places
  const samples = beats.slice(begin, (places.at(-1) ?? 0) + 1).map((beat) => beat.sample)
  const range = { from: samples[0] ?? 0, to: (samples.at(-1) ?? 0) + 1 }
  const label = rows[0]?.label ?? 'V'
  if (rows.length > 1) {
    const kind = PATTERN_OF_DISTANCE[next - begin] ?? 'single'
    return { kind, label, ...range, count: rows.length, rate: undefined }
  }
  const kind = KIND_OF_COUNT[samples.length] ?? 'run'
  return { kind, label, ...range, count: samples.length, rate: rateOf(samples, samplesPerSecond) }
}

function rateOf(samples: readonly number[], samplesPerSecond: number): number | undefined {
  const intervals = samples.slice(1).map((sample, place) => sample - (samples[place] ?? 0))
  return intervals.length > 0 ? (60 * samplesPerSecond) / medianOfKnown(intervals) : undefined
}
