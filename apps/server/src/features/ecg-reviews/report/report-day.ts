import type { AnalysedSpecies } from '@systole/domain/ecg-recordings/ecg-species'
import {
  healthyPause,
  SCREENING_VPC,
  screeningOf,
  screeningOver,
} from '@systole/domain/ecg-references/day-references'
import type { MeasuredEcg } from '@systole/domain/ecg-reviews/measured-ecg'
import type { Beat } from '@systole/ecg/beats/beat'
import { joinRanges } from '@systole/ecg/gaps/range-set'
import { type DayFinding, dayFindings } from '@systole/ecg/rhythm/day-findings'
import type { RhythmDescription } from '@systole/ecg/rhythm/describe-rhythm'
import { heartRates } from '@systole/ecg/rhythm/heart-rates'
import { type DayTables, dayTables } from '@systole/ecg/rhythm/rate-trend'
import type { BeatSeries } from '@systole/ecg/rhythm/rr-intervals'
import type { DaySummary, EcgReportModel } from '@systole/report/ecg/ecg-report-model'
import { beatsBetween, countedSamples } from '@systole/report/ecg/number-beats'

/** Shorter recordings have no table of hours. */
const HOUR_SECONDS = 3600

type LongEcg = Pick<
  MeasuredEcg,
  'beats' | 'gaps' | 'noise' | 'samplesPerSecond' | 'sampleCount' | 'rhythm'
>

/** The facts of the animal and the recorder that a day is described with. */
export type DayOf = {
  startedAt: string | null
  breedId: string | null
  species: AnalysedSpecies | undefined
}

/** Returns the hours, the longest pauses and the counts of a long recording, from the beats of the revision. Handbook 5.5. */
export function reportDay(measured: LongEcg, of: DayOf): EcgReportModel['day'] {
  const { samplesPerSecond, sampleCount, gaps, noise } = measured
  if (sampleCount / samplesPerSecond <= HOUR_SECONDS) return undefined
  const beats = measured.beats as readonly Beat[] // records of a revision or of the analysis
  const unreadable = joinRanges([...gaps, ...noise])
  const series = { samplesPerSecond, sampleCount, beats, gaps: unreadable }
  const { hours, longestPauses } = dayTables(series)
  const samples = countedSamples(beats)
  return {
    hours: hours.map(({ mean = null, minimum = null, maximum = null, vpc, pac, pauses }, hour) => ({
      ...{ hour, mean, vpc, pac, pauses },
      min: minimum,
      max: maximum,
    })),
    pauses: longestPauses.map(({ from, seconds }) => ({
      seconds,
      atSeconds: from / samplesPerSecond,
      beat: beatsBetween(samples, from, from).fromBeat ?? 1,
    })),
    summary: summaryOf(series, { ...measured, longestPauses }, of),
  }
}

function summaryOf(
  series: BeatSeries,
  { rhythm, samplesPerSecond, longestPauses }: LongEcg & Pick<DayTables, 'longestPauses'>,
  { startedAt, breedId, species }: DayOf,
): DaySummary {
  const described = rhythm.findings as RhythmDescription['findings'] // as the analysis wrote them
  const findings = dayFindings(
    series,
    { rates: heartRates(series), findings: described },
    longestPauses,
  )
  const found = <Kind extends DayFinding['kind']>(kind: Kind) =>
    findings.find((each): each is Extract<DayFinding, { kind: Kind }> => each.kind === kind)
  const { count = 0, couplets = 0, runs = 0, shapes = 0 } = found('ventricular') ?? {}
  const run = found('fastestRun')
  const criterion = screeningOf(breedId ?? '')
  const over = screeningOver(breedId ?? '', { ventricular: count, couplets, runs })
  const healthy = species && healthyPause(species)
  return {
    startedAt: startedAt ?? '',
    ventricular: { count, couplets, runs, shapes },
    ...(run && {
      fastestRun: {
        ...{ beats: run.beats, perMinute: run.perMinute },
        atSeconds: (run.places[0]?.from ?? 0) / samplesPerSecond,
      },
    }),
    atrial: found('atrial')?.count ?? 0,
    ...(criterion && {
      screening: {
        ...{ vpcPerDay: SCREENING_VPC, isOver: over !== undefined, source: criterion.short },
      },
    }),
    ...(healthy && { healthyPause: { seconds: healthy.seconds, source: healthy.short } }),
  }
}
