import type { Beat } from '../beats/beat.ts'
import { type EctopicEpisode, ectopicEpisodes } from '../shapes/ectopic-episodes.ts'
import type { EcgSignal, SampleRange } from '../signal/ecg-signal.ts'
import { meanOf, medianOf } from '../signal/order-statistics.ts'
import {
  type EcgSpecies,
  SPECIES_PROFILES,
  type SpeciesProfile,
} from '../species/species-profile.ts'
import type { BeatPWave } from '../waves/wave.ts'
import {
  FEWEST_RR_FOR_FIBRILLATION,
  type FibrillationWindow,
  fibrillationWindows,
  joinWindows,
} from './atrial-fibrillation.ts'
import { conductionFindings } from './conduction.ts'
import { ectopyFindings } from './ectopy.ts'
import { extremeIntervals, type RrPlace } from './extreme-intervals.ts'
import { type HeartRates, heartRates } from './heart-rates.ts'
import { type PEvidence, pEvidence, pWavesBySample } from './p-evidence.ts'
import { longestPauses, type Pause, pausesOf } from './pauses.ts'
import { judgeRegularity, type RegularityEvidence } from './regularity.ts'
import { finding, MOST_PLACES, type RhythmFinding } from './rhythm-finding.ts'
import {
  type BeatSeries,
  intervalsWithout,
  isNormal,
  type RrInterval,
  rrIntervals,
} from './rr-intervals.ts'
import { judgeConstantPr, judgePBeforeQrs, sinusFindings, type YesNo } from './sinus.ts'
import { findUnconductedPWaves } from './unconducted-p-waves.ts'

export type RhythmInput = {
  signal: EcgSignal
  /** The lead in which P waves are looked for. */
  leadIndex: number
  species: EcgSpecies
  beats: readonly Beat[]
  /** Everything that is not to be read: lost, noisy, excluded by a person; in order. */
  gaps: readonly SampleRange[]
  pWaves: readonly BeatPWave[]
}

/** The rhythm as the review asks for it, each answer with its evidence. Drafts for a person, never a diagnosis. */
export type RhythmDescription = {
  rates: HeartRates
  /** The shortest and longest time between two beats that are known to be beats; none across a stretch that is not read. */
  shortestRr: RrPlace | undefined
  longestRr: RrPlace | undefined
  regularity: RegularityEvidence
  sinus: YesNo
  pForEveryQrs: YesNo
  qrsForEveryP: YesNo
  consistentlyRelated: YesNo
  p: PEvidence
  fibrillation: FibrillationWindow[]
  /** Peaks of P waves without a QRS, in samples. */
  unconductedP: number[]
  /** Ectopic beats as they belong together: single ones, couplets, runs, bigeminy; the first 500. */
  episodes: EctopicEpisode[]
  findings: RhythmFinding[]
}

export function describeRhythm(input: RhythmInput): RhythmDescription {
  const { signal, leadIndex, beats, gaps } = input
  const profile = SPECIES_PROFILES[input.species]
  const limits = profile.rhythm
  const { samplesPerSecond, sampleCount } = signal
  const series: BeatSeries = { samplesPerSecond, sampleCount, beats, gaps }
  const intervals = rrIntervals(series)
  const pWaveOf = pWavesBySample(input.pWaves)
  const rates = heartRates(series, intervals)
  const p = pEvidence(beats, pWaveOf)
  const regularity = judgeRegularity(intervals, beats)
  const fibrillation = fibrillationWindows({
    series,
    intervals,
    signal,
    leadIndex,
    limits,
    pWaveOf,
  })
  const isFibrillation = isMostlySuspected(fibrillation)
  const unconductedP = isFibrillation
    ? []
    : findUnconductedPWaves({ signal, leadIndex, series, intervals, profile, pWaveOf })
  const shared = { intervals, samplesPerSecond, limits, p, pWaveOf }
  const conduction = conductionFindings({ ...shared, unconducted: unconductedP })
  const pauses = pausesOf(series, intervals)
  const paused = new Set(pauses.map(({ from }) => from))
  const cycles = intervalsWithout(intervals.filter(isNormal), unconductedP).filter(
    ({ from }) => !paused.has(from),
  )
  const pForEveryQrs = hasRoomForP(intervals, profile) ? judgePBeforeQrs(p) : yesOrUndetermined(p)
  const sinus = judgeSinus({ p, pForEveryQrs, beats, conduction, isFibrillation })
  return {
    rates,
    ...extremeIntervals(intervals),
    regularity,
    sinus,
    pForEveryQrs,
    qrsForEveryP: judgeQrsForEveryP(p, unconductedP),
    consistentlyRelated: judgeConstantPr(p),
    p,
    fibrillation,
    unconductedP,
    episodes: ectopicEpisodes(beats, gaps, samplesPerSecond).slice(0, MOST_PLACES),
    findings: [
      ...fibrillationFindings(fibrillation, { p, intervals, regularity }),
      ...(sinus === 'yes' ? sinusFindings({ ...shared, beats, cycles }) : []),
      ...conduction,
      ...ectopyFindings(series, intervals, rates.ectopicStretches, limits),
      ...regularEctopyFindings(regularity, beats),
      ...pauseFindings(pauses),
    ],
  }
}

function isMostlySuspected(windows: readonly FibrillationWindow[]): boolean {
  const suspected = windows.filter((window) => window.suspected).length
  return suspected > 0 && suspected * 2 >= windows.length
}

/** Answers whether a P would show between the end of T and the QRS; at high rates it is hidden in the T. */
function hasRoomForP(
  intervals: readonly RrInterval[],
  { rhythm, typicalRate }: SpeciesProfile,
): boolean {
  const rr = medianOf(intervals.map(({ seconds }) => seconds)) ?? 0
  const tEnd = rhythm.tEndSeconds * Math.cbrt((rr * typicalRate) / 60)
  return rr - rhythm.longestPrSeconds > tEnd
}

/** A P that is hidden cannot be denied. */
function yesOrUndetermined(p: PEvidence): YesNo {
  return judgePBeforeQrs(p) === 'yes' ? 'yes' : 'undetermined'
}

type SinusEvidence = {
  p: PEvidence
  pForEveryQrs: YesNo
  beats: readonly Beat[]
  conduction: readonly RhythmFinding[]
  isFibrillation: boolean
}

function judgeSinus({ p, pForEveryQrs, beats, conduction, isFibrillation }: SinusEvidence): YesNo {
  const rules = conduction.map(({ rule }) => rule)
  const real = beats.filter(({ label }) => label !== 'X')
  const own = real.filter(({ label }) => label === 'N' || label === 'A' || label === 'V').length
  if (isFibrillation || rules.includes('thirdDegreeBlock')) return 'no'
  if (own * 2 < real.length) return 'no'
  if (pForEveryQrs !== 'yes') return pForEveryQrs
  const isConstant = judgeConstantPr(p) === 'yes' || rules.includes('secondDegreeMobitzI')
  return isConstant && (p.medianHeightMillivolts ?? 1) > 0 ? 'yes' : 'undetermined'
}

function judgeQrsForEveryP(p: PEvidence, unconductedP: readonly number[]): YesNo {
  if (unconductedP.length > 0) return 'no'
  return judgePBeforeQrs(p) === 'yes' ? 'yes' : 'undetermined'
}

type FibrillationContext = {
  p: PEvidence
  intervals: readonly RrInterval[]
  regularity: RegularityEvidence
}

function fibrillationFindings(
  windows: readonly FibrillationWindow[],
  { p, intervals, regularity }: FibrillationContext,
): RhythmFinding[] {
  const suspected = windows.filter((window) => window.suspected)
  if (suspected.length === 0) {
    const normal = intervals.filter(isNormal).length
    const mayBe = windows.length === 0 && p.judged > 0 && p.share < 0.5
    if (!mayBe || regularity.regularity !== 'irregular') return []
    const figures = { intervals: normal, needed: FEWEST_RR_FOR_FIBRILLATION }
    return [finding('tooFewBeatsForFibrillation', figures, [])]
  }
  const mean = (pick: (window: FibrillationWindow) => number | undefined) =>
    meanOf(suspected.flatMap((window) => pick(window) ?? []))
  const figures = {
    windows: windows.length,
    suspectedWindows: suspected.length,
    turningPointRatio: mean((window) => window.turningPointRatio) ?? 0,
    pShare: mean((window) => window.pShare) ?? -1,
    baselinePattern: mean((window) => window.baselinePattern) ?? 0,
  }
  return [finding('atrialFibrillationSuspected', figures, joinWindows(suspected))]
}

function regularEctopyFindings(
  { ectopyEvery }: RegularityEvidence,
  beats: readonly Beat[],
): RhythmFinding[] {
  const from = beats[0]?.sample
  const to = beats.at(-1)?.sample
  if (ectopyEvery === undefined || from === undefined || to === undefined) return []
  return [finding('regularEctopy', { every: ectopyEvery }, [{ from, to }])]
}

function pauseFindings(pauses: readonly Pause[]): RhythmFinding[] {
  const [longest] = longestPauses(pauses, 1)
  if (longest === undefined) return []
  const { seconds, localMedianSeconds } = longest
  const figures = { count: pauses.length, longestSeconds: seconds, localMedianSeconds }
  return [finding('pause', figures, longestPauses(pauses, pauses.length))]
}
