import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import { describe, expect, it } from 'vitest'
import { pausesOf } from './pauses.ts'
import { dayTables } from './rate-trend.ts'
import type { BeatSeries } from './rr-intervals.ts'

const SECOND = 250

function seriesOf(options: Parameters<typeof syntheticEcg>[0]): BeatSeries {
  const { signal, truth } = syntheticEcg({ samplesPerSecond: SECOND, ...options })
  const beats = truth.beats.map((beat) => ({ ...beat, shape: 0 }))
  const { samplesPerSecond, sampleCount } = signal
  return { samplesPerSecond, sampleCount, beats, gaps: truth.gaps }
}

describe('tables of a long recording', () => {
  it('follows the rate minute by minute', () => {
    const rate = (seconds: number) => (seconds < 600 ? 80 : 160)
    const { minutes } = dayTables(seriesOf({ species: 'dog', seed: 1, seconds: 1200, rate }))
    expect(minutes).toHaveLength(20)
    expect(minutes[4]?.mean).toBeCloseTo(80, 0)
    expect(minutes[15]?.mean).toBeCloseTo(160, 0)
    expect(minutes[4]?.minimum).toBeLessThan(minutes[4]?.mean ?? 0)
    expect(minutes[4]?.maximum).toBeGreaterThan(minutes[4]?.mean ?? 0)
    expect(minutes[4]?.analysedSeconds).toBe(60)
  })

  it('counts VPC, PAC and pauses hour by hour', () => {
    const series = seriesOf({
      species: 'dog',
      seed: 2,
      seconds: 7200,
      rhythm: { kind: 'ventricularPremature', pattern: 'single', every: 50 },
      episodes: [{ fromSeconds: 3600, rhythm: { kind: 'sinusPause', seconds: 3, every: 100 } }],
    })
    const { hours, longestPauses } = dayTables(series)
    const vpc = series.beats.filter(({ label }) => label === 'V').length
    expect(hours.map((hour) => hour.vpc)).toEqual([vpc, 0])
    expect(hours.map((hour) => hour.pac)).toEqual([0, 0])
    expect(hours[0]?.pauses).toBe(0)
    expect(hours[1]?.pauses).toBeGreaterThan(55)
    expect(longestPauses).toHaveLength(5)
    expect(longestPauses[0]?.seconds).toBeCloseTo(3, 1)
  })

  it('says of a minute without signal that nothing was analysed', () => {
    const losses = [{ cause: 'stated', atSeconds: 60, seconds: 60 }] as const
    const { minutes } = dayTables(seriesOf({ species: 'cat', seed: 3, seconds: 180, losses }))
    expect(minutes[1]).toMatchObject({ analysedSeconds: 0, beats: 0, mean: undefined })
  })
})

describe('pauses', () => {
  it('are never counted across lost data', () => {
    const losses = [{ cause: 'stated', atSeconds: 20, seconds: 4 }] as const
    expect(pausesOf(seriesOf({ species: 'dog', seed: 4, seconds: 60, losses }))).toEqual([])
  })

  it.each(['bigeminy', 'trigeminy', 'single'] as const)(
    'are not the intervals after the premature beats of %s',
    (pattern) => {
      const rhythm = { kind: 'ventricularPremature', pattern } as const
      expect(pausesOf(seriesOf({ species: 'dog', seed: 4, seconds: 60, rhythm }))).toEqual([])
    },
  )

  it('are longer than twice the local median, also where the heart is slow', () => {
    const rate = (seconds: number) => (seconds < 60 ? 150 : 60)
    const rhythm = { kind: 'sinusPause', seconds: 2.5, every: 40 } as const
    const pauses = pausesOf(seriesOf({ species: 'dog', seed: 5, seconds: 180, rate, rhythm }))
    expect(pauses.length).toBeGreaterThanOrEqual(5)
    for (const { seconds } of pauses) expect(seconds).toBeCloseTo(2.5, 1)
  })
})
