import type { Beat } from '../beats/beat.ts'
import type { SampleRange } from '../signal/ecg-signal.ts'
import type { RhythmDescription } from './describe-rhythm.ts'
import type { EctopicStretch, RateAt } from './heart-rates.ts'
import { longestPauses, type Pause } from './pauses.ts'
import type { BeatSeries } from './rr-intervals.ts'

type Places = { places: readonly SampleRange[] }

/** A finding of a long recording, in the order of its overview, with the places it leads to. A draft, never a diagnosis. */
export type DayFinding = Places &
  (
    | {
        kind: 'ventricular'
        count: number
        runs: number
        couplets: number
        shapes: number
      }
    | { kind: 'fastestRun'; beats: number; perMinute: number }
    | { kind: 'atrial'; count: number; runs: number }
    | { kind: 'longestPause'; seconds: number }
    | { kind: 'highestRate'; perMinute: number }
    | { kind: 'lowestRate'; perMinute: number }
    | { kind: 'notAnalysed'; seconds: number; share: number; gaps: number }
  )

/** Returns what a long recording shows, from its beats, the rhythm that was described in them, and its pauses. */
export function dayFindings(
  series: BeatSeries,
  { rates, findings }: Pick<RhythmDescription, 'rates' | 'findings'>,
  pauses: readonly Pause[],
): DayFinding[] {
  const stretches = rates.ectopicStretches
  const runs = stretches.filter(({ label }) => label === 'V')
  const couplets = findings.find(({ rule }) => rule === 'ventricularCouplet')?.places ?? []
  const [pause] = longestPauses(pauses, 1)
  return [
    ventricular(series, { runs, couplets }),
    ...fastestRun(runs),
    atrial(series, stretches),
    ...(pause
      ? [{ kind: 'longestPause', seconds: pause.seconds, places: [placeOf(pause)] } as const]
      : []),
    ...rate('highestRate', rates.fastest),
    ...rate('lowestRate', rates.slowest),
    notAnalysed(series),
  ]
}

function ventricular(
  { beats }: BeatSeries,
  of: { runs: readonly EctopicStretch[]; couplets: readonly SampleRange[] },
): DayFinding {
  const own = labelled(beats, 'V')
  const grouped = [...of.runs, ...of.couplets].toSorted((one, other) => one.from - other.from)
  return {
    kind: 'ventricular',
    count: own.length,
    runs: of.runs.length,
    couplets: of.couplets.length,
    shapes: new Set(own.map(({ shape }) => shape)).size,
    // runs and couplets are looked at first; single beats where there are none
    places: grouped.length > 0 ? grouped.map(placeOf) : own.slice(0, MOST_PLACES).map(beatPlace),
  }
}

function fastestRun(runs: readonly EctopicStretch[]): DayFinding[] {
  const [fastest] = runs.toSorted((one, other) => other.perMinute - one.perMinute)
  if (!fastest) return []
  const { beats, perMinute } = fastest
  return [{ kind: 'fastestRun', beats, perMinute, places: [placeOf(fastest)] }]
}

function atrial({ beats }: BeatSeries, stretches: readonly EctopicStretch[]): DayFinding {
  const own = labelled(beats, 'A')
  return {
    kind: 'atrial',
    count: own.length,
    runs: stretches.filter(({ label }) => label === 'A').length,
    places: own.slice(0, MOST_PLACES).map(beatPlace),
  }
}

function rate(kind: 'highestRate' | 'lowestRate', at: RateAt | undefined): DayFinding[] {
  return at ? [{ kind, perMinute: at.perMinute, places: [placeOf(at)] }] : []
}

function notAnalysed({ gaps, sampleCount, samplesPerSecond }: BeatSeries): DayFinding {
  const lost = gaps.reduce((sum, { from, to }) => sum + to - from, 0)
  return {
    kind: 'notAnalysed',
    seconds: lost / samplesPerSecond,
    share: sampleCount > 0 ? lost / sampleCount : 0,
    gaps: gaps.length,
    places: gaps
      .toSorted((one, other) => other.to - other.from - (one.to - one.from))
      .slice(0, MOST_PLACES)
      .map(placeOf),
  }
}

/** More places of one kind are counted, not listed. */
const MOST_PLACES = 500

function labelled(beats: readonly Beat[], wanted: Beat['label']): Beat[] {
  return beats.filter(({ label }) => label === wanted)
}

function beatPlace({ sample }: Beat): SampleRange {
  return { from: sample, to: sample + 1 }
}

function placeOf({ from, to }: SampleRange): SampleRange {
  return { from, to }
}
