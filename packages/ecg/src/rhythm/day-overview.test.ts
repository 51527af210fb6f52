import { describe, expect, it } from 'vitest'
import type { Beat, BeatLabel } from '../beats/beat.ts'
import { dayOverview, isLong } from './day-overview.ts'

const SECOND = 100
const at = (seconds: number, label: BeatLabel = 'N'): Beat => ({
  sample: seconds * SECOND,
  label,
  shape: 1,
})
const place = { from: 900 * SECOND, to: 903 * SECOND }

/** Twenty minutes at 60/min: three V in a row at 900 s, a mark that is no beat, and lost samples. */
const beats = Array.from({ length: 1200 }, (_, second) =>
  at(second, second >= 900 && second < 903 ? 'V' : 'N'),
).toSpliced(700, 0, at(699.5, 'X'))
const gaps = [
  { from: 100.2 * SECOND, to: 100.4 * SECOND },
  { from: 100.6 * SECOND, to: 100.8 * SECOND },
  { from: 500 * SECOND, to: 500.5 * SECOND },
]
const run = { ...place, label: 'V' as const, beats: 3, perMinute: 60 }
const rhythm = {
  rates: {
    ...{ printed: undefined, counted: undefined },
    slowest: { from: 0, to: 300, perMinute: 60 },
    fastest: { from: 300, to: 600, perMinute: 60 },
    ectopicStretches: [run],
  },
  findings: [],
}
const overview = dayOverview(
  { version: 7, species: 'dog', beats, gaps, rhythm },
  { samplesPerSecond: SECOND, sampleCount: 1200 * SECOND },
)

describe('the overview of a long recording', () => {
  it('names its analysis, counts beats without marks that are none, and keeps runs with their places', () => {
    expect(overview).toMatchObject({ version: 7, species: 'dog' })
    expect(overview.counted).toEqual({ beats: 1200, ventricular: 3, atrial: 0 })
    expect(overview.runs).toEqual([{ ...place, beats: 3 }])
    expect(overview.findings[0]).toMatchObject({ kind: 'ventricular', count: 3, runs: 1 })
  })

  it('has the rate of every minute, and joins only gaps that no picture of the whole keeps apart', () => {
    expect(overview.minutes).toHaveLength(20)
    expect(overview.minutes[5]).toMatchObject({ from: 300 * SECOND, to: 360 * SECOND, mean: 60 })
    // 1,200 s / 4,000 = 0.3 s
    expect(overview.gaps).toEqual([
      { from: 100.2 * SECOND, to: 100.8 * SECOND },
      { from: 500 * SECOND, to: 500.5 * SECOND },
    ])
  })

  it('is the same after it was stored', () => {
    expect(JSON.parse(JSON.stringify(overview))).toEqual(overview)
  })

  it.each([
    [600, false],
    [601, true],
  ])('is made of %d seconds: %s', (seconds, made) => {
    expect(isLong(seconds)).toBe(made)
  })
})
