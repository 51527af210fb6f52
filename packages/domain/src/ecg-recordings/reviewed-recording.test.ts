import { expect, test } from 'vitest'
import { reviewedRecording } from './reviewed-recording.ts'

const seconds = ([, length]: readonly [string, number | undefined]) => length

test.each([
  ['none', [], undefined],
  ['the only one', [['a', 10]], 'a'],
  [
    'the longest',
    [
      ['a', 10],
      ['b', 30],
      ['c', 20],
    ],
    'b',
  ],
  [
    'the first of equal ones',
    [
      ['a', 30],
      ['b', 30],
    ],
    'a',
  ],
  [
    'none that cannot be read',
    [
      ['a', undefined],
      ['b', 5],
    ],
    'b',
  ],
] as const)('CALL-34 of several recordings the review reads %s', (_, recordings, name) => {
  expect(reviewedRecording<readonly [string, number | undefined]>(recordings, seconds)?.[0]).toBe(
    name,
  )
})
