import { expect, test } from 'vitest'
import { correlationsWithOthers, isPRepeated, readPWindows } from './p-repetition.ts'

const BEAT = 400
const BEATS = 12
const P = { from: -100, to: -60 }
const BEFORE = { from: -140, to: -100 }

/** Draws a lead whose beats are `BEAT` samples apart, with the same little noise every time. */
function leadOf(millivoltsBeforeR: (samples: number) => number, noise: number): Float32Array {
  let seed = 1
  return Float32Array.from({ length: BEAT * (BEATS + 1) }, (_, index) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return millivoltsBeforeR(BEAT - (index % BEAT)) + noise * (seed / 2 ** 31 - 1)
  })
}

function isRepeated(lead: Float32Array): boolean {
  const beats = Array.from({ length: BEATS }, (_, index) => BEAT * (index + 1))
  const windows = readPWindows([lead], beats, P)
  const before = readPWindows([lead], beats, BEFORE)
  return isPRepeated(windows, correlationsWithOthers(windows), before, 0.1)
}

/** A P of 0.1 mV, 80 samples before R. */
const sinus = (before: number) => 0.1 * Math.max(0, Math.cos((Math.PI * (before - 80)) / 40))
/** Ten flutter waves in each interval, always at the same place. */
const flutter = (before: number) => 0.05 * Math.cos((2 * Math.PI * (before - 80)) / 40)

test('a P that comes again before each beat, above the noise, is one', () => {
  expect(isRepeated(leadOf(sinus, 0.03))).toBe(true)
})

test('a wave that comes again just as high before its place is flutter, not a P', () => {
  expect(isRepeated(leadOf(flutter, 0.03))).toBe(false)
})

test('noise alone is no P', () => {
  expect(isRepeated(leadOf(() => 0, 0.05))).toBe(false)
})
