import { expect, test } from 'vitest'
import { marchThrough } from './march-through.ts'

const stretch = { from: 0, to: 2000 }

test('steps are equal to the sample, before and after the two that were chosen', () => {
  const march = marchThrough([700, 450], [], stretch)
  expect(march?.steps).toEqual([200, 450, 700, 950, 1200, 1450, 1700, 1950])
  expect(march?.stepSamples).toBe(250)
})

test('two stretches of one recording share their steps, whatever is visible', () => {
  const all = marchThrough([450, 700], [], stretch)?.steps ?? []
  const part = marchThrough([450, 700], [], { from: 777, to: 1500 })?.steps ?? []
  expect(all).toEqual(expect.arrayContaining([...part]))
})

test.each([
  ['regular beats', [200, 450, 700, 950], 0],
  ['one late beat', [200, 450, 712, 950], 12],
  ['one early beat', [200, 441, 700], -9],
  ['a beat between two steps', [200, 450, 575, 700], 0],
  ['no beat', [], undefined],
])('the drift of %s is the largest distance', (_what, beats, drift) => {
  expect(marchThrough([450, 700], beats, stretch)?.drift).toBe(drift)
})

test('a caliper without width makes no step', () => {
  expect(marchThrough([450, 450.2], [450], stretch)).toBeUndefined()
})
