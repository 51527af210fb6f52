import { expect, test } from 'vitest'
import type { Beat, BeatLabel } from '../beats/beat.ts'
import { ectopicEpisodes, rangesOfEpisodes } from './ectopic-episodes.ts'

/** Beats 100 samples apart from 100 on, at 200 samples a second. */
function beatsOf(labels: string): Beat[] {
  return [...labels].map((label, place) => ({
    sample: 100 * (place + 1),
    label: label as BeatLabel,
    shape: 1,
  }))
}
const kindsOf = (labels: string) =>
  ectopicEpisodes(beatsOf(labels), [], 200).map(({ kind, count }) => [kind, count])

test.each([
  ['a single beat', 'NNVNN', [['single', 1]]],
  ['a couplet', 'NNVVNN', [['couplet', 2]]],
  ['a triplet', 'NVVVN', [['triplet', 3]]],
  ['a run', 'NVVVVVN', [['run', 5]]],
  ['bigeminy', 'NVNVNVN', [['bigeminy', 3]]],
  ['trigeminy', 'NNVNNVNNVNN', [['trigeminy', 3]]],
  [
    'two in turn are chance',
    'NVNVN',
    [
      ['single', 1],
      ['single', 1],
    ],
  ],
  [
    'a couplet ends bigeminy',
    'NVNVNVNVVN',
    [
      ['bigeminy', 3],
      ['couplet', 2],
    ],
  ],
  [
    'another label ends a run',
    'NVVANN',
    [
      ['couplet', 2],
      ['single', 1],
    ],
  ],
  [
    'an unknown beat between ends bigeminy',
    'VNVQVNVN',
    [
      ['single', 1],
      ['single', 1],
      ['single', 1],
      ['single', 1],
    ],
  ],
  ['a mark X is no beat', 'NVXVN', [['couplet', 2]]],
])('%s', (_, labels, expected) => {
  expect(kindsOf(labels)).toEqual(expected)
})

test('a run has the rate of its median interval and goes to its last beat', () => {
  expect(ectopicEpisodes(beatsOf('NNVVVVN'), [], 200)).toEqual([
    { kind: 'run', label: 'V', from: 300, to: 601, count: 4, rate: 120 },
  ])
})

test('no run and no bigeminy continues across a gap', () => {
  const run = ectopicEpisodes(beatsOf('NVVVVN'), [{ from: 340, to: 360 }], 200)
  expect(run.map(({ kind }) => kind)).toEqual(['couplet', 'couplet'])
  const turns = ectopicEpisodes(beatsOf('NVNVNVN'), [{ from: 340, to: 360 }], 200)
  expect(turns.map(({ kind }) => kind)).toEqual(['single', 'single', 'single'])
})

test('the report lists VPC, PAC and other ectopic beats with their ranges', () => {
  expect(rangesOfEpisodes(ectopicEpisodes(beatsOf('NVVNANEN'), [], 200))).toEqual([
    { kind: 'vpc', from: 200, to: 301, count: 2 },
    { kind: 'pac', from: 500, to: 501, count: 1 },
    { kind: 'other', from: 700, to: 701, count: 1 },
  ])
})
