import {
  type EcgStrip,
  STRIP_BEATS_MAX,
  STRIP_GAPS_MAX,
  STRIP_LEADS_MAX,
  STRIP_MARKS_MAX,
  STRIP_MILLIMETRES_MAX,
  STRIP_POINTS_MAX,
  type StripMark,
} from '@systole/domain/key-images/ecg-strip'
import type { Beat } from '@systole/ecg/beats/beat'
import { heartRates } from '@systole/ecg/rhythm/heart-rates'
import type { SampleRange } from '@systole/ecg/signal/ecg-signal'

const MICROVOLTS_PER_MILLIVOLT = 1000
const FILTER_MAX = 80

export type SeenStrip = {
  recording: { samplesPerSecond: number; durationSeconds: number }
  /** The visible leads; `read` returns the millivolts of samples `from` to `to`, which does not belong to them. */
  leads: readonly { name: string; read: (from: number, to: number) => Float32Array }[]
  startSeconds: number
  secondsShown: number
  speed: number
  gain: number
  /** The span of the selected caliper, which is kept if the strip must be cut. */
  caliper: { from: number; to: number } | undefined
  marks: readonly StripMark[]
  /** The recorder's own words for its filter. */
  filter: string
  beats: readonly Beat[]
  gaps: readonly SampleRange[]
}

/** Captures the visible part of the recording, up to the width of a page, with all measurements in it. */
export function captureStrip(seen: SeenStrip): EcgStrip {
  const { recording, leads, speed, gain } = seen
  const { from, to } = piece(seen)
  const [first, last] = [from, to].map((seconds) =>
    Math.round(seconds * recording.samplesPerSecond),
  )
  const count = Math.max(2, (last ?? 0) - (first ?? 0))
  const every = Math.ceil(count / STRIP_POINTS_MAX)
  const marks = seen.marks
    .filter((mark) => [mark.from.x, mark.to.x].every((seconds) => seconds >= from && seconds <= to))
    .slice(0, STRIP_MARKS_MAX)
  return {
    millimetresPerSecond: speed,
    millimetresPerMillivolt: gain,
    samplesPerSecond: recording.samplesPerSecond / every,
    startSeconds: from,
    leads: leads.slice(0, STRIP_LEADS_MAX).map(({ name, read }) => ({
      name: name.slice(0, 40),
      microvolts: thinned(read(first ?? 0, (first ?? 0) + count), every),
    })),
    ...(marks.length > 0 && { marks }),
    ...stripBeats(seen, { from, to }),
    ...(seen.filter !== '' && { filter: seen.filter.slice(0, FILTER_MAX) }),
  }
}

/** Returns the beats, the lost signal and the rate of a piece of the recording; nothing of beats that were not found. */
function stripBeats(
  { beats, gaps, recording: { samplesPerSecond, durationSeconds } }: SeenStrip,
  { from, to }: { from: number; to: number },
): Pick<EcgStrip, 'beats' | 'gaps' | 'rate'> {
  const [first, end] = [from * samplesPerSecond, to * samplesPerSecond]
  const inside = beats.filter(
    ({ sample, label }) => label !== 'X' && sample >= first && sample <= end,
  )
  const lost = gaps.filter((gap) => gap.from < end && gap.to > first)
  const series = {
    samplesPerSecond,
    sampleCount: Math.round(durationSeconds * samplesPerSecond),
    beats: inside,
    gaps,
  }
  const { printed } = heartRates(series)
  return {
    ...(inside.length > 0 && {
      beats: inside.slice(0, STRIP_BEATS_MAX).map(({ sample, label }) => ({
        at: sample / samplesPerSecond,
        label: label === 'X' ? 'Q' : label,
      })),
    }),
    ...(lost.length > 0 && {
      gaps: lost.slice(0, STRIP_GAPS_MAX).map((gap) => ({
        from: Math.max(from, gap.from / samplesPerSecond),
        to: Math.min(to, gap.to / samplesPerSecond),
      })),
    }),
    ...(printed?.basis === 'normal' && {
      rate: {
        beatsPerMinute: printed.perMinute,
        beats: Math.min(STRIP_BEATS_MAX, printed.intervals + 1),
        by: 'auto' as const,
      },
    }),
  }
}

function piece({ recording, startSeconds, secondsShown, speed, caliper }: SeenStrip) {
  const most = STRIP_MILLIMETRES_MAX / speed
  const seconds = Math.min(secondsShown, most, recording.durationSeconds - startSeconds)
  const middle = caliper && (caliper.from + caliper.to) / 2
  const isCut = seconds < secondsShown && middle !== undefined && middle > startSeconds
  const wanted = isCut && middle > startSeconds + seconds / 2 ? middle - seconds / 2 : startSeconds
  const from = Math.max(0, Math.min(wanted, recording.durationSeconds - seconds))
  return { from, to: from + seconds }
}

/** Reduces several points to the one farthest from the first, so that no peak is lost. */
function thinned(millivolts: Float32Array, every: number): (number | null)[] {
  const points: (number | null)[] = []
  for (let at = 0; at < millivolts.length; at += every) {
    points.push(microvolts(farthest(millivolts.subarray(at, at + every))))
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

function microvolts(millivolts: number): number | null {
  return Number.isNaN(millivolts) ? null : Math.round(millivolts * MICROVOLTS_PER_MILLIVOLT)
}
