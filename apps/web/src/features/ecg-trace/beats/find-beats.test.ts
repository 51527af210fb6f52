import type { Beat } from '@systole/ecg/beats/beat'
import { expect, test } from 'vitest'
import { firstBeatFrom, nearestBeat, snapToR } from './find-beats.ts'

const beats = [100, 350, 612].map((sample): Beat => ({ sample, label: 'N', shape: 0 }))
const of = { samplesPerSecond: 500, reachSeconds: 0.04 }

test.each([
  [0, 0],
  [100, 0],
  [101, 1],
  [613, 3],
])('the first beat from sample %d has the index %d', (sample, index) => {
  expect(firstBeatFrom(beats, sample)).toBe(index)
})

test.each([
  [-50, 100],
  [224, 100],
  [226, 350],
  [9999, 612],
])('the beat nearest to sample %d is at %d', (sample, nearest) => {
  expect(nearestBeat(beats, sample)?.sample).toBe(nearest)
})

test('an edge near an R moves onto its sample, any other stays where it was put', () => {
  expect(snapToR(0.731, beats, of)).toBe(0.7)
  expect(snapToR(0.75, beats, of)).toBe(0.75)
  expect(snapToR(0.731, [], of)).toBe(0.731)
})
