import { expect, test } from 'vitest'
import type { BeatLabel } from '../beats/beat.ts'
import type { SourcedBeat } from '../beats/beat-records.ts'
import { diffBeats } from './diff-beats.ts'
import { applyBeatDifference } from './testing/apply-difference.ts'

const beat = (sample: number, label: BeatLabel = 'N'): SourcedBeat => ({
  ...{ sample, label, shape: 1, source: 'auto' },
})
const samples = (beats: readonly SourcedBeat[]) => beats.map(({ sample }) => sample)

test('names what was added, removed, moved and relabelled', () => {
  const before = [beat(100), beat(600), beat(1100), beat(1600)]
  const after = [beat(100, 'V'), beat(610), beat(1300), beat(1600)]
  const { added, removed, moved, changed } = diffBeats(before, after, 75)
  expect(samples(added)).toEqual([1300])
  expect(samples(removed)).toEqual([1100])
  expect(moved.map(({ from, to }) => [from.sample, to.sample])).toEqual([[600, 610]])
  expect(changed.map(({ from, to }) => [from.label, to.label])).toEqual([['N', 'V']])
})

test('equal lists do not differ', () => {
  const beats = [beat(1), beat(9)]
  expect(diffBeats(beats, [...beats], 75)).toEqual({
    ...{ added: [], removed: [], moved: [], changed: [] },
  })
})

test('a thousand random pairs: the difference applied to the older beats gives the newer ones', () => {
  let state = 1
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const list = () =>
    [...new Set(Array.from({ length: 20 }, () => Math.floor(random() * 400)))]
      .sort((one, other) => one - other)
      .map((sample) => beat(sample, random() < 0.3 ? 'V' : 'N'))
  for (let round = 0; round < 1000; round += 1) {
    const [before, after] = [list(), list()]
    expect(applyBeatDifference(before, diffBeats(before, after, 10))).toEqual(after)
  }
})
