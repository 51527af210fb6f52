import { expect, test } from 'vitest'
import {
  frameCount,
  frameNumberAt,
  frameSecondsFrom,
  middleOfFrame,
  probeSeconds,
} from './frame-clock.ts'

const times = (frameSeconds: number, ...frames: number[]) =>
  frames.map((frame) => Math.round(frame * frameSeconds * 1e6) / 1e6)

test.each([
  ['25 a second', times(1 / 25, 0, 1, 2, 3), 1 / 25],
  ['30 a second, as browsers round it', times(1 / 30, 0, 1, 2, 3, 4, 5), 1 / 30],
  ['29.97 a second', times(1001 / 30_000, 10, 11, 12, 40), 1001 / 30_000],
  ['frames that were skipped', times(1 / 50, 0, 2, 3, 7, 12), 1 / 50],
  ['a clip that went round', times(1 / 25, 98, 99, 0, 1, 2), 1 / 25],
  ['one step', times(1 / 25, 7, 8), 1 / 25],
])('%s is found', (_, seen, seconds) => {
  expect(frameSecondsFrom(seen)).toBeCloseTo(seconds, 5)
})

test.each([
  ['no frame', []],
  ['one frame', [0.4]],
  ['the same frame again', [0.4, 0.4]],
])('%s states no rate', (_, seen) => {
  expect(frameSecondsFrom(seen)).toBeUndefined()
})

test('frames are counted from the time they are shown at', () => {
  expect(frameNumberAt(0, 0.04)).toBe(0)
  expect(frameNumberAt(0.08, 0.04)).toBe(2)
  expect(frameNumberAt(0.0799, 0.04)).toBe(2)
  expect(frameCount(4, 0.04)).toBe(100)
  expect(frameCount(0, 0.04)).toBe(1)
})

test.each([
  [0, 1, 0.06],
  [0.04, 1, 0.1],
  [0.04, -1, 0.02],
  [0, -1, 0],
  [3.96, 1, 3.98],
  [0.4, 5, 0.62],
])('from the frame at %d s, %i frames on, the clip is put at %d s', (shown, frames, at) => {
  const place = { shownSeconds: shown, frames, frameSeconds: 0.04, durationSeconds: 4 }
  expect(middleOfFrame(place)).toBeCloseTo(at, 6)
})

test('a clip of uneven frames is felt through by its finest frame, never finer than 120 a second', () => {
  expect(probeSeconds(30)).toBeCloseTo(1 / 30, 9)
  expect(probeSeconds(90_000)).toBeCloseTo(1 / 120, 9)
  expect(probeSeconds(undefined)).toBeCloseTo(1 / 120, 9)
})
