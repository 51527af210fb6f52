import type { SampleStretch } from '@systole/domain/ecg-reviews/measured-ecg'
import { STRIP_MILLIMETRES_MAX } from '@systole/domain/key-images/ecg-strip'
import type { EcgReportModel, ReportStrip } from './ecg-report-model.ts'

/** The recording that strips are chosen from; pause and extremes as they were measured. */
export type StripSource = {
  service: EcgReportModel['service']
  samplesPerSecond: number
  sampleCount: number
  beats: readonly { sample: number; label: string }[]
  /** Lost or noisy signal. */
  unreadable: readonly SampleStretch[]
  pause?: SampleStretch | undefined
  /** Of long recordings, whose extremes are shown. */
  fastest?: SampleStretch | undefined
  slowest?: SampleStretch | undefined
}

/** A strip to cut: its rows, in samples, and its leads. */
export type ChosenStrip = {
  purpose: ReportStrip['purpose']
  millimetresPerSecond: number
  leads: readonly string[]
  rows: readonly SampleStretch[]
}

const RHYTHM = { millimetresPerSecond: 50, rows: 2 } as const
const PLACE = { millimetresPerSecond: 25, rows: 1 } as const
/** The most rows of a run that is longer than one. */
const MOST_ROWS = 3
/** The candidates for the rhythm strip: more would not be read better. */
const MOST_STARTS = 2000
const BEFORE_FIRST_SECONDS = 0.25
const AROUND_SECONDS = 1

const PURPOSES = {
  V: { 1: 'vpc', 2: 'vpcCouplet', 3: 'vpcRun' },
  A: { 1: 'pac', 2: 'pac', 3: 'pacRun' },
  E: { 1: 'escape', 2: 'escape', 3: 'escape' },
  F: { 1: 'fusion', 2: 'fusion', 3: 'fusion' },
  P: { 1: 'paced', 2: 'paced', 3: 'paced' },
  Q: { 1: 'unknown', 2: 'unknown', 3: 'unknown' },
} as const satisfies Readonly<Record<string, Readonly<Record<1 | 2 | 3, ReportStrip['purpose']>>>>

/**
 * Chooses the strips of a report: one representative of the rhythm, each form of ectopy once at its first place, the longest pause, and the
 * extreme rates of long recordings. Handbook 5.5, 5.8.
 */
export function chooseStrips(source: StripSource): ChosenStrip[] {
  if (source.sampleCount < 2 || source.samplesPerSecond <= 0) return []
  const ofSix = source.service === 'ecg6l'
  const place = (purpose: ReportStrip['purpose'], stretch: SampleStretch): ChosenStrip => ({
    purpose,
    millimetresPerSecond: PLACE.millimetresPerSecond,
    leads: ofSix ? ['I', 'II', 'III'] : ['II'],
    rows: rowsAround(source, stretch),
  })
  const rhythm: ChosenStrip = {
    purpose: 'rhythm',
    millimetresPerSecond: RHYTHM.millimetresPerSecond,
    leads: ['II'],
    rows: rhythmRows(source),
  }
  const extremes = [
    source.pause && place('pause', source.pause),
    source.fastest && place('highestRate', source.fastest),
    source.slowest && place('lowestRate', source.slowest),
  ]
  return [
    rhythm,
    ...firstOfEachForm(source).map(({ purpose, ...stretch }) => place(purpose, stretch)),
    ...extremes.filter((strip) => strip !== undefined),
  ]
}

/** Returns the first place of each form of ectopy, in order of time. */
function firstOfEachForm({
  beats,
}: StripSource): (SampleStretch & { purpose: ReportStrip['purpose'] })[] {
  const found = new Map<ReportStrip['purpose'], SampleStretch>()
  const counted = beats.filter(({ label }) => label !== 'X')
  for (let at = 0; at < counted.length; ) {
    const label = counted[at]?.label ?? ''
    let end = at + 1
    while (counted[end]?.label === label) end += 1
    const forms = Object.hasOwn(PURPOSES, label)
      ? PURPOSES[label as keyof typeof PURPOSES]
      : undefined
    const purpose = forms?.[Math.min(3, end - at) as 1 | 2 | 3]
    if (purpose && !found.has(purpose))
      found.set(purpose, {
        from: counted[at]?.sample ?? 0,
        to: (counted[end - 1]?.sample ?? 0) + 1,
      })
    at = end
  }
  return [...found].map(([purpose, stretch]) => ({ purpose, ...stretch }))
}

/** Returns the rows around a place, with some signal on both sides. */
function rowsAround(source: StripSource, { from, to }: SampleStretch): SampleStretch[] {
  const row = samplesOfRow(source, PLACE.millimetresPerSecond)
  const wanted = to - from + 2 * AROUND_SECONDS * source.samplesPerSecond
  const rows = Math.min(MOST_ROWS, Math.max(PLACE.rows, Math.ceil(wanted / row)))
  const middle = rows === MOST_ROWS ? from + (rows * row) / 2 : (from + to) / 2
  return rowsFrom(source, middle - (rows * row) / 2, { row, rows })
}

/** Returns the rows with the fewest ectopic beats and the least unreadable signal; the earliest of equal ones. */
function rhythmRows(source: StripSource): SampleStretch[] {
  const { samplesPerSecond, beats, sampleCount } = source
  const row = samplesOfRow(source, RHYTHM.millimetresPerSecond)
  const long = row * RHYTHM.rows
  const starts = beats
    .slice(0, MOST_STARTS)
    .map(({ sample }) => sample - BEFORE_FIRST_SECONDS * samplesPerSecond)
    .filter((start) => start >= 0 && start + long <= sampleCount)
  let best = { start: starts[0] ?? 0, flaws: Number.POSITIVE_INFINITY }
  for (const start of starts) {
    const flaws = flawsIn(source, { from: start, to: start + long })
    if (flaws < best.flaws) best = { start, flaws }
    if (flaws === 0) break
  }
  return rowsFrom(source, best.start, { row, rows: RHYTHM.rows })
}

function flawsIn({ beats, unreadable, samplesPerSecond }: StripSource, at: SampleStretch): number {
  const ectopic = beats.filter(
    ({ sample, label }) => sample >= at.from && sample < at.to && label !== 'N',
  ).length
  const lost = unreadable.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, at.to) - Math.max(from, at.from)),
    0,
  )
  return ectopic + lost / samplesPerSecond
}

function samplesOfRow({ samplesPerSecond }: StripSource, speed: number): number {
  return Math.floor((STRIP_MILLIMETRES_MAX / speed) * samplesPerSecond)
}

function rowsFrom(
  { sampleCount }: StripSource,
  wanted: number,
  { row, rows }: { row: number; rows: number },
): SampleStretch[] {
  const start = Math.round(Math.max(0, Math.min(wanted, sampleCount - rows * row)))
  return Array.from({ length: rows }, (_, place) => ({
    from: start + place * row,
    to: Math.min(sampleCount, start + (place + 1) * row),
  })).filter(({ from, to }) => to - from >= 2)
}
