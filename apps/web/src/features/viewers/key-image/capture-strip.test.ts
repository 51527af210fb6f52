import {
  STRIP_MILLIMETRES_MAX,
  STRIP_POINTS_MAX,
  stripMillimetres,
} from '@systole/domain/key-images/ecg-strip'
import { expect, test } from 'vitest'
import { captureStrip, type SeenStrip } from './capture-strip.ts'

const SAMPLES_PER_SECOND = 500
const SECONDS = 60

function seen(given: Partial<SeenStrip> = {}): SeenStrip {
  const millivolts = Float32Array.from({ length: SECONDS * SAMPLES_PER_SECOND }, (_, index) =>
    index % SAMPLES_PER_SECOND === 251 ? 1.234 : 0,
  )
  const read = (from: number, to: number) => millivolts.subarray(from, to)
  return {
    recording: { samplesPerSecond: SAMPLES_PER_SECOND, durationSeconds: SECONDS },
    leads: [{ name: 'II', read }],
    startSeconds: 10,
    secondsShown: 4,
    speed: 25,
    gain: 10,
    caliper: undefined,
    marks: [],
    filter: '',
    beats: [],
    gaps: [],
    ...given,
  }
}

test.each([
  ['what is seen', {}, 10, 4],
  ['as much as paper takes', { secondsShown: 30 }, 10, STRIP_MILLIMETRES_MAX / 25],
  [
    'half of that at twice the speed',
    { secondsShown: 30, speed: 50 },
    10,
    STRIP_MILLIMETRES_MAX / 50,
  ],
  ['up to the end of the recording', { startSeconds: 58 }, 58, 2],
  [
    'the middle of the calipers where it must be cut',
    { secondsShown: 30, caliper: { from: 30, to: 31 } },
    27.4,
    6.2,
  ],
])('a strip holds %s', (_what, given, start, seconds) => {
  const strip = captureStrip(seen(given))
  expect(strip.startSeconds).toBeCloseTo(start, 5)
  expect(stripMillimetres(strip) / strip.millimetresPerSecond).toBeCloseTo(seconds, 1)
})

test('points are thinned to what paper shows, and no peak is lost', () => {
  const { leads } = captureStrip(seen({ secondsShown: 6.2 }))
  const { microvolts = [] } = leads[0] ?? {}
  expect(microvolts.length).toBeLessThanOrEqual(STRIP_POINTS_MAX)
  expect(microvolts.filter((value) => value === 1234)).toHaveLength(6)
})

test('all that is measured in the piece is in it, chosen or not; what is outside is left out', () => {
  const at = (x: number, y = 0) => ({ x, y })
  const beat = { method: 'interval', label: 'RR', from: at(11), to: at(12) } as const
  const wave = { method: 'amplitude', label: 'II', from: at(11.5), to: at(11.5, 1.2) } as const
  const before = { ...beat, from: at(9.5), to: at(10.5) }
  expect(captureStrip(seen({ marks: [before, beat, wave] })).marks).toEqual([beat, wave])
  expect(captureStrip(seen({ marks: [before] })).marks).toBeUndefined()
})

test('a gap of the recording stays one', () => {
  const gap = {
    name: 'II',
    read: (from: number, to: number) => new Float32Array(to - from).fill(Number.NaN),
  }
  expect(captureStrip(seen({ leads: [gap] })).leads[0]?.microvolts.slice(0, 2)).toEqual([
    null,
    null,
  ])
})

test('a strip carries its beats, its lost signal, its own rate and the filter of the recorder', () => {
  const beat = (second: number, label: 'N' | 'V' = 'N') => ({
    ...{ sample: second * SAMPLES_PER_SECOND, label, shape: 1 },
  })
  const beats = [beat(9.5), beat(10.5), beat(11), beat(11.5), beat(12), beat(12.4, 'V'), beat(14.5)]
  const gaps = [{ from: 13.5 * SAMPLES_PER_SECOND, to: 15 * SAMPLES_PER_SECOND }]
  const strip = captureStrip(seen({ beats, gaps, filter: '0.5–40 Hz' }))
  expect(strip.beats).toEqual([
    { at: 10.5, label: 'N' },
    { at: 11, label: 'N' },
    { at: 11.5, label: 'N' },
    { at: 12, label: 'N' },
    { at: 12.4, label: 'V' },
  ])
  expect(strip.gaps).toEqual([{ from: 13.5, to: 14 }])
  expect(strip.rate).toEqual({ beatsPerMinute: 120, beats: 4, by: 'auto' })
  expect(strip.filter).toBe('0.5–40 Hz')
})

test('a strip without beats says nothing of them', () => {
  expect(captureStrip(seen())).not.toHaveProperty('beats')
  expect(captureStrip(seen())).not.toHaveProperty('rate')
})
