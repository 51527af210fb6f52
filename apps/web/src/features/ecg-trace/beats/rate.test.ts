import type { Beat, BeatLabel, Gap } from '@systole/ecg/beats/beat'
import { expect, test } from 'vitest'
import { intervalAfter } from './intervals.ts'
import { heartRateOf } from './rate.ts'

/** Returns beats at these seconds of a recording of 500 samples a second. */
const at = (...seconds: (number | [number, BeatLabel])[]) =>
  seconds.map((each): Beat => {
    const [second, label] = typeof each === 'number' ? [each, 'N' as const] : each
    return { sample: Math.round(second * 500), label, shape: 0 }
  })
const gap = (from: number, to: number): Gap => ({ from: from * 500, to: to * 500, cause: 'stated' })
const recording = { samplesPerSecond: 500, sampleCount: 5000 }
const read = (beats: Beat[], gaps: Gap[] = [], species: 'dog' | 'cat' = 'dog') =>
  heartRateOf({ beats, gaps, species }, recording)

test('the rate is that of the median interval, with the middle of all intervals', () => {
  const rate = read(at(0, 0.5, 1, 1.5, 2.1, 2.6))
  expect(rate).toMatchObject({ confident: true, beatsPerMinute: 120, intervals: 5 })
  if (rate.confident) expect([rate.low, rate.high].map(Math.round)).toEqual([107, 120])
})

test('no interval is counted across lost samples, and X joins the interval before', () => {
  expect(read(at(0, 0.5, 1, 4, 4.5), [gap(1.2, 3.8)])).toMatchObject({
    beatsPerMinute: 120,
    intervals: 3,
  })
  const beats = at(0, [0.2, 'X'], 0.5)
  expect(intervalAfter(beats, 0, [])).toBe(250)
  expect(intervalAfter(beats, 1, [])).toBeUndefined()
})

test('premature beats do not change the rate', () => {
  expect(read(at(0, 0.5, 1, [1.3, 'V'], 2, 2.5, 3))).toMatchObject({ beatsPerMinute: 120 })
})

test.each([
  ['two beats', at(1, 1.5), [], 'dog', 'tooFew'],
  ['no beat', [], [], 'dog', 'tooFew'],
  ['more lost than measured', at(0, 0.5, 1, 1.5), [gap(2, 8)], 'dog', 'lost'],
  ['a rate no cat has', at(0, 3, 6, 9), [], 'cat', 'implausible'],
] as const)('%s give no rate rather than a wrong one', (_what, beats, gaps, species, doubt) => {
  expect(read([...beats], [...gaps], species)).toEqual({ confident: false, doubt })
})
