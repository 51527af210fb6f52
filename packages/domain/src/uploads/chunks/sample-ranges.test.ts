import { expect, test } from 'vitest'
import { sampleRanges } from './sample-ranges.ts'

const SAMPLE = 65_536

test.each([0, 1, 3 * SAMPLE])('a file of %i bytes is looked at whole', (sizeBytes) => {
  expect(sampleRanges(sizeBytes)).toEqual([[0, sizeBytes]])
})

test('a larger file is looked at in three places that do not overlap', () => {
  expect(sampleRanges(3 * SAMPLE + 2)).toEqual([
    [0, SAMPLE],
    [SAMPLE + 1, 2 * SAMPLE + 1],
    [2 * SAMPLE + 2, 3 * SAMPLE + 2],
  ])
})
