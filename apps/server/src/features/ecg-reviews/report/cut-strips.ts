import type { SampleStretch } from '@systole/domain/ecg-reviews/measured-ecg'
import {
  type EcgStrip,
  STRIP_BEAT_LABELS,
  STRIP_BEATS_MAX,
  STRIP_GAPS_MAX,
  STRIP_POINTS_MAX,
} from '@systole/domain/key-images/ecg-strip'
import { type ChosenStrip, chooseStrips } from '@systole/report/ecg/choose-strips'
import type { EcgReportModel } from '@systole/report/ecg/ecg-report-model'
import { beatsBetween, countedSamples } from '@systole/report/ecg/number-beats'
import type { CallContext } from '../../../app-context.ts'
import type { LoadedEcg } from '../load-measured.ts'
import { type CorrectedLeads, correctedLeads, readWindow } from './read-window.ts'

const MICROVOLTS_PER_MILLIVOLT = 1000
const FILTER_MAX = 80
/** Recordings longer than this show their extreme rates. */
export const LONG_SECONDS = 600
/** The gain by the height of the highest deflection; a rabbit's R is 0.03–0.39 mV. SPEC E35. */
const GAINS: readonly { below: number; gain: number }[] = [
  { below: 0.25, gain: 40 },
  { below: 0.6, gain: 20 },
  { below: 4, gain: 10 },
  { below: Number.POSITIVE_INFINITY, gain: 5 },
]

/** Cuts the strips of a report out of the stored signal, with the beats of the revision. They are points, frozen with the report. */
export async function cutStrips(
  context: CallContext,
  { measured, recording, patchRevision }: LoadedEcg,
  service: EcgReportModel['service'],
): Promise<EcgReportModel['strips']> {
  const { beats, gaps, noise, samplesPerSecond, sampleCount, rhythm } = measured
  const isLong = sampleCount / samplesPerSecond > LONG_SECONDS
  const chosen = chooseStrips({
    ...{ service, beats, samplesPerSecond, sampleCount },
    unreadable: [...gaps, ...noise],
    pause: rhythm.findings.find(({ rule }) => rule === 'pause')?.places[0],
    ...(isLong && { fastest: rhythm.rates.fastest, slowest: rhythm.rates.slowest }),
  })
  const corrected = await correctedLeads(context, recording, patchRevision)
  const samples = countedSamples(beats)
  const strips: EcgReportModel['strips'] = []
  for (const strip of chosen) {
    const rows = await cutRows(context, { measured, recording, corrected }, strip)
    strips.push({
      purpose: strip.purpose,
      rows: rows.map((row, place) => {
        const { from, to } = strip.rows[place] ?? { from: 0, to: 0 }
        return { strip: row, ...beatsBetween(samples, from, to - 1) }
      }),
    })
  }
  return strips
}

type Cut = Pick<LoadedEcg, 'measured' | 'recording'> & { corrected: CorrectedLeads }

async function cutRows(
  context: CallContext,
  { measured, recording, corrected }: Cut,
  { rows, leads: wanted, millimetresPerSecond }: ChosenStrip,
): Promise<EcgStrip[]> {
  const read = await Promise.all(
    rows.map(async (stretch) => {
      const leads = await readWindow(context, recording, { stretch, corrected })
      return { stretch, leads: shownLeads(leads, wanted) }
    }),
  )
  const millimetresPerMillivolt = gainFor(read.flatMap(({ leads }) => leads.map(([, mv]) => mv)))
  const { samplesPerSecond } = measured
  return read.map(({ stretch, leads }) => {
    const every = Math.ceil((stretch.to - stretch.from) / STRIP_POINTS_MAX)
    return {
      ...{ millimetresPerSecond, millimetresPerMillivolt },
      samplesPerSecond: samplesPerSecond / every,
      startSeconds: stretch.from / samplesPerSecond,
      leads: leads.map(([name, mv]) => ({
        name: name.slice(0, 40),
        microvolts: thinned(mv, every),
      })),
      ...marksIn(measured, stretch),
      ...(recording.filter.trim() !== '' && { filter: recording.filter.slice(0, FILTER_MAX) }),
    }
  })
}

/** Returns the wanted leads, III from I and II; the first lead where the recording has none of them. */
function shownLeads(
  measured: ReadonlyMap<string, Float32Array>,
  wanted: readonly string[],
): [string, Float32Array][] {
  const [one, two] = [measured.get('I'), measured.get('II')]
  const third = one && two ? two.map((value, at) => value - (one[at] ?? Number.NaN)) : undefined
  const all = new Map([...(third ? [['III', third] as const] : []), ...measured])
  const found = wanted.flatMap((name): [string, Float32Array][] => {
    const values = all.get(name)
    return values ? [[name, values]] : []
  })
  return found.length > 0 ? found : [...measured].slice(0, 1)
}

function gainFor(leads: readonly Float32Array[]): number {
  let highest = 0
  for (const values of leads)
    for (const value of values) if (Math.abs(value) > highest) highest = Math.abs(value)
  return GAINS.find(({ below }) => highest < below)?.gain ?? 10
}

function marksIn(
  { beats, gaps, samplesPerSecond }: LoadedEcg['measured'],
  { from, to }: SampleStretch,
): Pick<EcgStrip, 'beats' | 'gaps'> {
  const inside = beats.filter(({ sample, label }) => label !== 'X' && sample >= from && sample < to)
  const lost = gaps.filter((gap) => gap.from < to && gap.to > from)
  return {
    ...(inside.length > 0 && {
      beats: inside.slice(0, STRIP_BEATS_MAX).map(({ sample, label }) => ({
        at: sample / samplesPerSecond,
        label: STRIP_BEAT_LABELS.find((each) => each === label) ?? 'Q',
      })),
    }),
    ...(lost.length > 0 && {
      gaps: lost.slice(0, STRIP_GAPS_MAX).map((gap) => ({
        from: Math.max(from, gap.from) / samplesPerSecond,
        to: Math.min(to, gap.to) / samplesPerSecond,
      })),
    }),
  }
}

/** Reduces several points to the one farthest from the first, so that no peak is lost. */
function thinned(millivolts: Float32Array, every: number): (number | null)[] {
  const points: (number | null)[] = []
  for (let at = 0; at < millivolts.length; at += every) {
    const value = farthest(millivolts.subarray(at, at + every))
    // zero has no sign in JSON
    points.push(Number.isNaN(value) ? null : Math.round(value * MICROVOLTS_PER_MILLIVOLT) + 0)
  }
  return points
}

function farthest(values: Float32Array): number {
  const first = values[0] ?? Number.NaN
  let chosen = first
  for (const value of values) {
    if (Math.abs(value - first) > Math.abs(chosen - first)) chosen = value
  }
  return chosen
}
