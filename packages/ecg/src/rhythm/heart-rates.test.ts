import { describe, expect, it } from 'vitest'
import type { BeatLabel } from '../beats/beat.ts'
import { heartRates } from './heart-rates.ts'
import type { BeatSeries } from './rr-intervals.ts'

const SECOND = 500

/** Beats at the given RR intervals in milliseconds; one label for each beat, the first included. */
function seriesOf(
  rr: readonly number[],
  labels = 'N'.repeat(rr.length + 1),
  gaps: BeatSeries['gaps'] = [],
): BeatSeries {
  let sample = 100
  const samples = [sample, ...rr.map((ms) => (sample += (ms * SECOND) / 1000))]
  return {
    samplesPerSecond: SECOND,
    sampleCount: sample + 100,
    gaps,
    beats: samples.map((at, index) => ({
      sample: at,
      label: (labels[index] ?? 'N') as BeatLabel,
      shape: 0,
    })),
  }
}

describe('heart rates', () => {
  it('prints 60 / median RR and names the other rates beside it', () => {
    // Median 600 ms; three in a row: 600+600+400 = 1.6 s is fastest, 600+800+800 = 2.2 s slowest; 7 intervals in 4.4 s.
    const rates = heartRates(seriesOf([600, 600, 400, 600, 800, 800, 600]))
    expect(rates.printed).toEqual({ perMinute: 100, basis: 'normal', intervals: 7 })
    expect(rates.fastest?.perMinute).toBeCloseTo(112.5, 9)
    expect(rates.slowest?.perMinute).toBeCloseTo(180 / 2.2, 9)
    expect(rates.counted?.perMinute).toBeCloseTo((60 * 7) / 4.4, 9)
    expect(rates.slowest).toMatchObject({ from: 900, to: 2000 })
  })

  it('leaves gaps out of every rate', () => {
    const whole = seriesOf([500, 500, 500, 2000, 500, 500, 500])
    const rates = heartRates({ ...whole, gaps: [{ from: 900, to: 1700 }] })
    expect(rates.printed?.perMinute).toBe(120)
    expect(rates.counted).toMatchObject({ perMinute: 120, intervals: 6 })
    expect(rates.slowest?.perMinute).toBe(120)
  })

  it('joins the intervals around a mark that is not a beat', () => {
    const rates = heartRates(seriesOf([600, 250, 350, 600, 600], 'NNXNNN'))
    expect(rates.printed).toEqual({ perMinute: 100, basis: 'normal', intervals: 4 })
  })

  it('reads the rate of normal beats past premature ones', () => {
    const rates = heartRates(seriesOf([500, 500, 300, 700, 500, 500, 500], 'NNNVNNNN'))
    expect(rates.printed).toEqual({ perMinute: 120, basis: 'normal', intervals: 5 })
  })

  it('counts in bigeminy, where no two normal beats follow each other', () => {
    const rates = heartRates(seriesOf([300, 700, 300, 700, 300, 700], 'NVNVNVN'))
    expect(rates.printed).toEqual({ perMinute: 120, basis: 'counted', intervals: 6 })
  })

  it.each(['V', 'E', 'P', 'A'] as const)('says that a rate is of %s beats only', (label) => {
    const rates = heartRates(seriesOf([400, 400, 400, 400], label.repeat(5)))
    expect(rates.printed).toEqual({ perMinute: 150, basis: label, intervals: 4 })
    expect(rates.ectopicStretches).toEqual([
      { from: 100, to: 900, label, beats: 5, perMinute: 150 },
    ])
    expect(rates.fastest).toBeUndefined()
  })

  it('gives a run of premature beats a rate of its own', () => {
    const rates = heartRates(seriesOf([600, 600, 300, 250, 250, 800, 600, 600], 'NNNVVVNNN'))
    expect(rates.ectopicStretches).toEqual([
      { from: 850, to: 1100, label: 'V', beats: 3, perMinute: 240 },
    ])
  })

  it.each([
    ['no beat', seriesOf([])],
    ['two intervals', seriesOf([500, 500])],
    ['unknown beats only', seriesOf([500, 500, 500, 500], 'QQQQQ')],
  ] as const)('has no rate of %s', (_, series) => {
    expect(heartRates(series)).toMatchObject({ printed: undefined, counted: undefined })
  })
})
