import type { Beat } from '../beats/beat.ts'
import { joinRanges } from '../gaps/range-set.ts'
import type { SampleRange } from '../signal/ecg-signal.ts'
import type { EcgSpecies } from '../species/species-profile.ts'
import { type DayFinding, dayFindings } from './day-findings.ts'
import type { RhythmDescription } from './describe-rhythm.ts'
import type { RateAt } from './heart-rates.ts'
import { dayTables, type RateBin } from './rate-trend.ts'

/** A recording longer than this opens with its overview. */
const LONG_SECONDS = 600
/** Gaps nearer to each other than this share of the recording are one: no picture of the whole shows the space between them. */
const JOINED_SHARE = 1 / 4000

export function isLong(durationSeconds: number): boolean {
  return durationSeconds > LONG_SECONDS
}

/** The heart rate of a minute. */
export type RateMinute = SampleRange & Pick<RateBin, 'minimum' | 'mean' | 'maximum'>
/** A pause, with the place it leads to. */
export type LongPause = SampleRange & { seconds: number }

/** The content of the overview of a long recording, so that it is there before the beats. Of one analysis, which it names. */
export type DayOverview = {
  version: number
  species: EcgSpecies
  minutes: readonly RateMinute[]
  hours: readonly RateBin[]
  longestPauses: readonly LongPause[]
  findings: readonly DayFinding[]
  counted: { beats: number; ventricular: number; atrial: number }
  fastest: RateAt | undefined
  slowest: RateAt | undefined
  /** Three and more ectopic beats in a row. */
  runs: readonly (SampleRange & { beats: number })[]
  gaps: readonly SampleRange[]
}

/** The parts of an analysis that the overview is made from. */
export type TabulatedAnalysis = {
  version: number
  species: EcgSpecies
  beats: readonly Beat[]
  gaps: readonly SampleRange[]
  rhythm: Pick<RhythmDescription, 'rates' | 'findings'>
}

/** Tabulates a long recording by minutes and hours, and finds its extremes. */
export function dayOverview(
  { version, species, beats, gaps, rhythm }: TabulatedAnalysis,
  { samplesPerSecond, sampleCount }: { samplesPerSecond: number; sampleCount: number },
): DayOverview {
  const series = { samplesPerSecond, sampleCount, beats, gaps }
  const { minutes, hours, longestPauses } = dayTables(series)
  const { fastest, slowest, ectopicStretches } = rhythm.rates
  return {
    ...{ version, species, hours, fastest, slowest },
    minutes: minutes.map(({ from, to, minimum, mean, maximum }) => ({
      ...{ from, to, minimum, mean, maximum },
    })),
    longestPauses: longestPauses.map(({ from, to, seconds }) => ({ from, to, seconds })),
    findings: dayFindings(series, rhythm, longestPauses),
    counted: countsOf(beats),
    runs: ectopicStretches.map((run) => ({ from: run.from, to: run.to, beats: run.beats })),
    gaps: joinRanges(gaps, sampleCount * JOINED_SHARE),
  }
}

function countsOf(beats: readonly Beat[]): DayOverview['counted'] {
  const counted = { beats: 0, ventricular: 0, atrial: 0 }
  for (const { label } of beats) {
    if (label !== 'X') counted.beats += 1
    if (label === 'V') counted.ventricular += 1
    if (label === 'A') counted.atrial += 1
  }
  return counted
}
