import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import { expect, test } from 'vitest'
import { rrSeries } from '../../ecg-bars/rr-series.ts'
import { nextPlace, patchPlacesOf } from './places.ts'

const beat = (sample: number, label: SourcedBeat['label']): SourcedBeat => ({
  ...{ sample, label, shape: label === 'Q' ? 4 : 1, source: 'auto' },
})
const beats = [
  beat(0, 'N'),
  beat(500, 'N'),
  beat(800, 'V'),
  beat(1100, 'V'),
  beat(2000, 'N'),
  beat(2500, 'Q'),
  beat(4000, 'N'),
]
const gaps = [{ from: 2900, to: 3500 }]
const places = patchPlacesOf({
  beats,
  labelOf: ({ label }) => label,
  ranges: gaps.map((gap) => ({ ...gap, is: 'lost' })),
  series: rrSeries(beats, gaps, 1000),
  samplesPerSecond: 1000,
})

test('ECG-3 the jump list has each ectopic run, each undecided beat, each gap and the extreme intervals', () => {
  expect(places).toEqual([
    { is: 'ectopic', sample: 800, beat: 2, label: 'V', count: 2 },
    { is: 'undecided', sample: 2500, beat: 5, shape: 4 },
    { is: 'lost', sample: 2900, to: 3500, beat: 5 },
    { is: 'longest', sample: 2000, beat: 4, seconds: expect.closeTo(0.9, 5) },
    { is: 'shortest', sample: 800, beat: 2, seconds: expect.closeTo(0.3, 5) },
  ])
})

test('places are walked round', () => {
  expect(nextPlace(places, 4, 1)).toBe(0)
  expect(nextPlace(places, 0, -1)).toBe(4)
  expect(nextPlace([], 0, 1)).toBe(-1)
})
