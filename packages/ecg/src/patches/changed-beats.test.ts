import { expect, test } from 'vitest'
import type { BeatLabel } from '../beats/beat.ts'
import type { SourcedBeat } from '../beats/beat-records.ts'
import { changedBeats } from './changed-beats.ts'

const beat = (
  sample: number,
  label: BeatLabel = 'N',
  source: SourcedBeat['source'] = 'auto',
): SourcedBeat => ({ ...{ sample, label, source, shape: 1 } })
const SAMPLES_PER_SECOND = 1000
const changes = (before: readonly SourcedBeat[], after: readonly SourcedBeat[]) =>
  changedBeats(before, after, SAMPLES_PER_SECOND).map(({ is, sample, isWithinReading }) => [
    ...[is, sample, isWithinReading],
  ])

test('ECG-8 beats that were relabelled, moved, added and removed are named in order of time', () => {
  const before = [beat(500), beat(1000, 'V'), beat(1500), beat(2000), beat(2500)]
  const after = [beat(500), beat(1000, 'A'), beat(1520), beat(2300), beat(2500)]
  expect(changes(before, after)).toEqual([
    ['relabelled', 1000, false],
    ['moved', 1520, false],
    ['removed', 2000, false],
    ['added', 2300, false],
  ])
})

test('ECG-8 a beat moved by up to 5 ms is within the reading error, unless its label changed too', () => {
  expect(changes([beat(500)], [beat(505)])).toEqual([['moved', 505, true]])
  expect(changes([beat(500)], [beat(506)])).toEqual([['moved', 506, false]])
  expect(changes([beat(500)], [beat(505, 'V')])).toEqual([['moved', 505, false]])
})

test('ECG-8 a label that a person confirmed is no difference', () => {
  expect(changes([beat(500)], [beat(500, 'N', 'reviewer')])).toEqual([])
})
