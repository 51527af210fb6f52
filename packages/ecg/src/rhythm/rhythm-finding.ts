import type { SampleRange } from '../signal/ecg-signal.ts'

/** The rule behind a finding, with the figures that a screen puts into its sentence. Rates in beats per minute, times in seconds. */
export type RhythmFigures = {
  sinusRhythm: { beatsJudged: number; pShare: number; medianPrSeconds: number }
  sinusArrhythmia: { variation: number; turningPointRatio: number; largestStepSeconds: number }
  wanderingPacemaker: { heightSpread: number; heightAgainstRate: number; beats: number }
  atrialFibrillationSuspected: {
    windows: number
    suspectedWindows: number
    turningPointRatio: number
    /** −1: no P wave could be judged. */
    pShare: number
    baselinePattern: number
  }
  /** Irregular without a constant P, but fewer than 30 intervals: too few beats to judge. */
  tooFewBeatsForFibrillation: { intervals: number; needed: number }
  ventricularPremature: PrematureFigures
  atrialPremature: PrematureFigures
  ventricularCouplet: { count: number; fastestRate: number }
  ventricularRun: RunFigures
  idioventricularRhythm: RunFigures
  ventricularTachycardia: RunFigures
  supraventricularTachycardia: RunFigures
  regularEctopy: { every: number }
  escapeBeats: { count: number }
  escapeRhythm: RunFigures
  pacedRhythm: { count: number; share: number }
  firstDegreeBlock: { medianPrSeconds: number; limitSeconds: number; beats: number }
  secondDegreeMobitzI: { unconducted: number; shortestPrSeconds: number; longestPrSeconds: number }
  secondDegreeMobitzII: { unconducted: number; medianPrSeconds: number }
  secondDegreeTwoToOne: { unconducted: number; atrialRate: number; ventricularRate: number }
  /** Two or more P waves in a row without a QRS. */
  secondDegreeAdvanced: { unconducted: number; mostInOneInterval: number }
  thirdDegreeBlock: { unconducted: number; atrialRate: number; ventricularRate: number }
  pause: { count: number; longestSeconds: number; localMedianSeconds: number }
}

type PrematureFigures = {
  count: number
  intervals: number
  /** Share of the local median by which the beats come early: least and most. */
  leastPremature: number
  mostPremature: number
}
type RunFigures = { runs: number; longestBeats: number; fastestRate: number; slowestRate: number }

export type RhythmRule = keyof RhythmFigures

/** A finding with its evidence: never a diagnosis. `places` are the stretches of the recording that a person should look at. */
export type RhythmFinding = {
  [Rule in RhythmRule]: { rule: Rule; figures: RhythmFigures[Rule]; places: SampleRange[] }
}[RhythmRule]

/** Lists of places are for looking, not for counting. */
export const MOST_PLACES = 500

export function finding<Rule extends RhythmRule>(
  rule: Rule,
  figures: RhythmFigures[Rule],
  places: readonly SampleRange[],
): Extract<RhythmFinding, { rule: Rule }> {
  const shown = places.slice(0, MOST_PLACES).map(({ from, to }) => ({ from, to }))
  return { rule, figures, places: shown } as unknown as Extract<RhythmFinding, { rule: Rule }>
}
