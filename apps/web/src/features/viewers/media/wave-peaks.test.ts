import { expect, test } from 'vitest'
import { wavePeaks } from './wave-peaks.ts'

test('each column shows its loudest sample as a share of the loudest of all', () => {
  expect([...wavePeaks(Float32Array.from([0, 0.25, -0.5, 0.1]), 2)]).toEqual([0.5, 1])
})

test('silence is flat', () => {
  expect([...wavePeaks(new Float32Array(10), 2)]).toEqual([0, 0])
})

test('fewer samples than columns leave no gap', () => {
  expect([...wavePeaks(Float32Array.from([1, 1]), 4)]).toEqual([1, 1, 1, 1])
})
