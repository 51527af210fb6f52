import { expect, test } from 'vitest'
import type { Beat } from '../beats/beat.ts'
import { type DayFinding, dayFindings } from './day-findings.ts'
import { ectopyFindings } from './ectopy.ts'
import { heartRates } from './heart-rates.ts'
import { pausesOf } from './pauses.ts'
import { rrIntervals } from './rr-intervals.ts'

const FS = 100
const beat = (seconds: number, label: Beat['label'] = 'N', shape = 0): Beat => ({
  sample: seconds * FS,
  label,
  shape,
})

/** Beats once a second for two minutes, with those of some seconds replaced. */
function foundIn(changed: readonly Beat[], lost: readonly { from: number; to: number }[] = []) {
  const seconds = Array.from({ length: 120 }, (_, at) => at)
  const others = changed.map(({ sample }) => Math.round(sample / FS))
  const isLost = (at: number) => lost.some(({ from, to }) => at >= from && at < to)
  const beats = [
    ...seconds.filter((at) => !others.includes(at) && !isLost(at)).map((at) => beat(at)),
    ...changed,
  ].toSorted((one, other) => one.sample - other.sample)
  const gaps = lost.map(({ from, to }) => ({ from: from * FS, to: to * FS }))
  const series = { samplesPerSecond: FS, sampleCount: 120 * FS, beats, gaps }
  const rates = heartRates(series)
  const limits = { ventricularRun: undefined } as unknown as Parameters<typeof ectopyFindings>[3]
  const findings = ectopyFindings(series, rrIntervals(series), rates.ectopicStretches, limits)
  const found = dayFindings(series, { rates, findings }, pausesOf(series))
  return <Kind extends DayFinding['kind']>(kind: Kind) =>
    found.find((each): each is Extract<DayFinding, { kind: Kind }> => each.kind === kind)
}

test('ventricular beats are counted with their runs, couplets and shapes; runs and couplets come first', () => {
  const of = foundIn([
    beat(10, 'V', 1),
    ...[29.7, 30.2].map((at) => beat(at, 'V', 1)),
    ...[60, 60.3, 60.6].map((at) => beat(at, 'V', 2)),
  ])
  expect(of('ventricular')).toEqual({
    ...{ kind: 'ventricular', count: 6, runs: 1, couplets: 1, shapes: 2 },
    places: [
      { from: 2970, to: 3020 },
      { from: 6000, to: 6060 },
    ],
  })
  expect(of('fastestRun')).toMatchObject({ beats: 3, places: [{ from: 6000, to: 6060 }] })
  expect(of('fastestRun')?.perMinute).toBeCloseTo(200, 6)
})

test('single ventricular beats are places of their own where there is no run', () => {
  const of = foundIn([beat(10, 'V'), beat(80, 'V')])
  expect(of('ventricular')?.places.map(({ from }) => from / FS)).toEqual([10, 80])
  expect(of('fastestRun')).toBeUndefined()
})

test('a recording without ectopy says none, and has its extremes', () => {
  const of = foundIn([])
  expect(of('ventricular')).toMatchObject({ count: 0, runs: 0, couplets: 0, places: [] })
  expect(of('atrial')).toMatchObject({ count: 0, places: [] })
  expect(of('longestPause')).toBeUndefined()
  expect(of('highestRate')?.perMinute).toBeCloseTo(60, 6)
  expect(of('notAnalysed')).toMatchObject({ seconds: 0, share: 0, gaps: 0 })
})

test('what was not analysed is summed, the longest gap first, and no pause is made of it', () => {
  const of = foundIn(
    [],
    [
      { from: 20, to: 23 },
      { from: 50, to: 59 },
    ],
  )
  expect(of('notAnalysed')).toMatchObject({ seconds: 12, share: 0.1, gaps: 2 })
  expect(of('notAnalysed')?.places[0]).toEqual({ from: 5000, to: 5900 })
  expect(of('longestPause')).toBeUndefined()
})
