import { expect, test } from 'vitest'
import { LEAST_CORRELATION, mostLikeP, type UsualP } from './find-p.ts'

const RATE = 500

/** A P of 40 ms before an R at the end, on a flat line. */
function beatWithP(peakSecondsBeforeR: number | undefined, height = 0.2): Float32Array {
  const count = 0.4 * RATE
  return Float32Array.from({ length: count }, (_, at) => {
    if (peakSecondsBeforeR === undefined) return 0
    const away = (at - (count - peakSecondsBeforeR * RATE)) / RATE
    return Math.abs(away) > 0.02 ? 0 : height * Math.cos((away / 0.02) * (Math.PI / 2))
  })
}

const USUAL: UsualP = {
  millivolts: Float32Array.from({ length: 41 }, (_, at) => 0.2 * Math.sin((at / 40) * Math.PI)),
  peakIndex: 20,
  samplesPerSecond: 1000,
  secondsBeforeR: 0.1,
}

function findP(usual: UsualP, beat: Parameters<typeof mostLikeP>[1]): number | undefined {
  const { seconds, likeness } = mostLikeP(usual, beat)
  return likeness < LEAST_CORRELATION ? undefined : seconds
}

test.each([
  ['at its usual place', 0.1, 0.2, 0.1],
  ['earlier', 0.13, 0.2, 0.13],
  ['later', 0.074, 0.2, 0.074],
  ['half as high', 0.12, 0.1, 0.12],
  ['further away than a P of the same rhythm', 0.2, 0.2, undefined],
  ['inverted', 0.1, -0.2, undefined],
  ['too low to be one', 0.1, 0.02, undefined],
  ['not there', undefined, 0.2, undefined],
])('a P that is %s', (_, before, height, found) => {
  const values = beatWithP(before, height)
  const p = findP(USUAL, { values, rIndex: values.length, samplesPerSecond: RATE })
  if (found === undefined) expect(p).toBeUndefined()
  else expect(Math.abs((p ?? 0) - found)).toBeLessThanOrEqual(0.004)
})

test('a beat with lost samples has no P', () => {
  const values = beatWithP(0.1)
  values.fill(Number.NaN, 140, 150)
  expect(findP(USUAL, { values, rIndex: values.length, samplesPerSecond: RATE })).toBeUndefined()
})
