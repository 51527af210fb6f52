import { expect, test } from 'vitest'
import { leadReach } from './lead-reach.ts'
import { overview } from './overview.ts'

test('each column keeps its lowest and its highest value', () => {
  expect([...overview(Float32Array.from([0, 1, -2, 3]), 2)]).toEqual([0, 1, -2, 3])
})

test('fewer samples than columns leave no hole', () => {
  expect([...overview(Float32Array.from([1, 2]), 4)]).toEqual([1, 1, 1, 1, 2, 2, 2, 2])
})

test('a gap in the signal is a gap in the overview', () => {
  const gap = Float32Array.from([1, Number.NaN, Number.NaN, Number.NaN])
  expect([...overview(gap, 2)]).toEqual([1, 1, Number.NaN, Number.NaN])
})

test('the reach of a lead counts from zero', () => {
  expect(leadReach({ name: 'II', millivolts: Float32Array.from([0.5, 2]) })).toEqual({
    highest: 2,
    lowest: 0,
  })
  expect(
    leadReach({ name: 'II', millivolts: Float32Array.from([Number.NaN, -0.5, 0.25]) }),
  ).toEqual({ highest: 0.25, lowest: -0.5 })
})
