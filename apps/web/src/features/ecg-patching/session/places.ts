import type { BeatLabel } from '@systole/ecg/beats/beat'
import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import type { SampleRange } from '@systole/ecg/signal/ecg-signal'
import type { RrSeries } from '../../ecg-bars/rr-series.ts'

/** A place that a patcher looks at. Samples of the recording; `beat` is the index of the first beat there. */
export type PatchPlace =
  | { is: 'undecided'; sample: number; beat: number; shape: number }
  | { is: 'ectopic'; sample: number; beat: number; label: BeatLabel; count: number }
  | { is: 'lost' | 'noise' | 'excluded'; sample: number; to: number; beat: number }
  | { is: 'longest' | 'shortest'; sample: number; beat: number; seconds: number }

export type PlacesOf = {
  beats: readonly SourcedBeat[]
  labelOf: (beat: SourcedBeat, index: number) => BeatLabel
  ranges: readonly (SampleRange & { is: 'lost' | 'noise' | 'excluded' })[]
  series: RrSeries
  samplesPerSecond: number
}

const ECTOPIC: readonly BeatLabel[] = ['V', 'A', 'E', 'F', 'P']
/** More are not walked one by one. */
const MOST_PLACES = 2000

/** Returns the jump list: each undecided beat, each run of ectopic beats, each gap and noisy part in order of time, then the extremes. */
export function patchPlacesOf(of: PlacesOf): PatchPlace[] {
  return [...beatPlaces(of), ...rangePlaces(of)]
    .sort((one, other) => one.sample - other.sample)
    .slice(0, MOST_PLACES)
    .concat(extremePlaces(of))
}

function beatPlaces({ beats, labelOf }: PlacesOf): PatchPlace[] {
  const places: PatchPlace[] = []
  let run: Extract<PatchPlace, { is: 'ectopic' }> | undefined
  for (let index = 0; index < beats.length; index += 1) {
    const beat = beats[index] as SourcedBeat
    const label = labelOf(beat, index)
    if (label === 'X') continue
    if (run?.label === label) {
      run.count += 1
      continue
    }
    run = undefined
    if (label === 'Q' && beat.source === 'auto')
      places.push({ is: 'undecided', sample: beat.sample, beat: index, shape: beat.shape })
    if (!ECTOPIC.includes(label)) continue
    run = { is: 'ectopic', sample: beat.sample, beat: index, label, count: 1 }
    places.push(run)
    if (places.length >= MOST_PLACES) break
  }
  return places
}

function rangePlaces({ beats, ranges }: PlacesOf): PatchPlace[] {
  let beat = -1
  return [...ranges]
    .sort((one, other) => one.from - other.from)
    .map(({ is, from, to }) => {
      while ((beats[beat + 1]?.sample ?? Number.POSITIVE_INFINITY) < from) beat += 1
      return { is, sample: from, to, beat }
    })
}

function extremePlaces({ series, samplesPerSecond }: PlacesOf): PatchPlace[] {
  let [longest, shortest] = [-1, -1]
  for (let place = 0; place < series.count; place += 1) {
    const rr = series.rr[place] ?? Number.NaN
    if (Number.isNaN(rr)) continue
    if (longest < 0 || rr > (series.rr[longest] ?? 0)) longest = place
    if (shortest < 0 || rr < (series.rr[shortest] ?? 0)) shortest = place
  }
  const of = (is: 'longest' | 'shortest', place: number): PatchPlace[] =>
    place < 0
      ? []
      : [
          {
            is,
            sample: Math.round((series.at[place] ?? 0) * samplesPerSecond),
            beat: place,
            seconds: series.rr[place] ?? 0,
          },
        ]
  return [...of('longest', longest), ...of('shortest', shortest)]
}

/** Returns the index of the place after or before a sample, round the ends; -1 without places. */
export function nextPlace(places: readonly PatchPlace[], current: number, by: 1 | -1): number {
  if (places.length === 0) return -1
  return (current + by + places.length) % places.length
}
