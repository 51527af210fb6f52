import { reviewNumberText } from '@systole/domain/ecg-reviews/review-fields'
import { fill } from '@systole/i18n/fill'
import type { Fact, FactsSection, TableSection } from '../report-layout.ts'
import type { DaySummary, ReportHour } from './ecg-report-model.ts'
import { clockText, durationText, type EcgWords } from './ecg-words.ts'

type Day = NonNullable<EcgWords['model']['day']>
type Texts = EcgWords['texts']['ecgReport']['day']

/** Returns the counts, the hours and the longest pauses of a long recording. Handbook 5.5. */
export function daySections(words: EcgWords): (TableSection | FactsSection)[] {
  const { day } = words.model
  if (!day) return []
  return [
    ...(day.summary ? [summarySection(words, day.summary)] : []),
    hoursSection(words, day),
    ...(day.pauses.length > 0 ? [pausesSection(words, day)] : []),
  ]
}

function summarySection({ model, texts }: EcgWords, summary: DaySummary): FactsSection {
  const words = texts.ecgReport.day
  const { seconds, lostSeconds } = model.recording
  const time = durationText({ texts }, Math.max(0, seconds - lostSeconds))
  const { fastestRun: run, screening } = summary
  return {
    kind: 'facts',
    id: 'daySummary',
    title: fill(words.summary, { time }),
    facts: [],
    wide: [
      { label: words.ventricular, value: fill(words.ventricularValue, summary.ventricular) },
      ...(run ? [{ label: words.fastestRun, value: runText(words, run) }] : []),
      { label: words.atrial, value: String(summary.atrial) },
      ...(screening ? [screeningFact(words, screening, seconds - lostSeconds)] : []),
    ],
  }
}

function runText(words: Texts, run: NonNullable<DaySummary['fastestRun']>): string {
  const { beats, perMinute, atSeconds } = run
  const rate = reviewNumberText('heart_rate.rrRate', perMinute)
  return fill(words.fastestRunValue, { beats, rate, at: clockText(atSeconds) })
}

/** The analysed time from which a recording counts as a day. */
const DAY_SECONDS = 22 * 3600

/**
 * Returns the published criterion of a breed, whether it is met or not: fewer beats in less than a day say nothing about the day. Handbook
 * 4.7.
 */
function screeningFact(
  words: Texts,
  { vpcPerDay: count, isOver, source }: NonNullable<DaySummary['screening']>,
  analysedSeconds: number,
): Fact {
  const unmet = analysedSeconds >= DAY_SECONDS ? words.notReached : words.notADay
  const verdict = isOver ? words.over : unmet
  return { label: words.screening, value: fill(words.screeningValue, { verdict, count, source }) }
}

function hoursSection({ texts }: EcgWords, { hours, summary }: Day): TableSection {
  const words = texts.ecgReport.day
  const rate = (value: number | null) =>
    value === null ? texts.common.notApplicable : reviewNumberText('heart_rate.rrRate', value)
  return {
    kind: 'table',
    id: 'day',
    title: words.title,
    intro: '',
    columns: [words.hour, words.mean, words.min, words.max, words.vpc, words.pac, words.pauses],
    widths: [0.16, 0.16, 0.16, 0.16, 0.12, 0.12, 0.12],
    figures: [1, 2, 3, 4, 5, 6],
    rows: hours.map((each) => [
      hourText(each, summary?.startedAt ?? ''),
      ...[each.mean, each.min, each.max].map(rate),
      ...[each.vpc, each.pac, each.pauses].map(String),
    ]),
  }
}

/** Formats an hour of the recording, with the recorder's clock if it wrote one: `7:00 (00:30)`. */
function hourText({ hour }: ReportHour, startedAt: string): string {
  const [, hours, minutes] = /T(\d{2}):(\d{2})/.exec(startedAt) ?? []
  const text = `${hour}:00`
  if (hours === undefined) return text
  return `${text} (${String((Number(hours) + hour) % 24).padStart(2, '0')}:${minutes})`
}

function pausesSection({ texts }: EcgWords, { pauses, summary }: Day): FactsSection {
  const words = texts.ecgReport.day
  const healthy = summary?.healthyPause
  return {
    kind: 'facts',
    id: 'pauses',
    title: words.longest,
    facts: [],
    wide: [
      ...pauses.map(({ seconds, atSeconds, beat }, place) => ({
        label: fill(words.pause, { number: place + 1 }),
        value: fill(words.pauseAt, { seconds: seconds.toFixed(2), beat, at: clockText(atSeconds) }),
      })),
      ...(healthy ? [healthyFact(words, healthy)] : []),
    ],
  }
}

function healthyFact(words: Texts, { seconds, source }: NonNullable<DaySummary['healthyPause']>) {
  const value = fill(words.healthyValue, { seconds: seconds.toFixed(1), source })
  return { label: words.healthy, value }
}
