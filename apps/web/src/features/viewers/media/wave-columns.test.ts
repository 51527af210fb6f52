import { expect, test } from 'vitest'
import { waveColumns } from './wave-columns.ts'

test('each column keeps its lowest and its highest value', () => {
  expect([...waveColumns(Float32Array.from([0, 1, -2, 3]), 2)]).toEqual([0, 1, -2, 3])
})

test('fewer samples than columns leave no hole', () => {
  expect([...waveColumns(Float32Array.from([1, 2]), 4)]).toEqual([1, 1, 1, 1, 2, 2, 2, 2])
})

test('a gap in the signal is a gap in the picture', () => {
  const gap = Float32Array.from([1, Number.NaN, Number.NaN, Number.NaN])
  expect([...waveColumns(gap, 2)]).toEqual([1, 1, Number.NaN, Number.NaN])
})
