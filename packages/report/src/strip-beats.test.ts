import { expect, test } from 'vitest'
import { drawStrip } from './strip-drawing.ts'
import { aStrip } from './testing/a-strip.ts'

test('a beat has its tick at its R, and only a beat that is not normal its letter', () => {
  const { beats, rows } = drawStrip(
    aStrip({
      beats: [
        { at: 13, label: 'N' },
        { at: 13.5, label: 'V' },
      ],
    }),
  )
  // 0.6 s and 1.1 s after the start of the strip, at 25 mm/s, 17 mm from the edge
  expect(beats.map(({ tick }) => tick[0]?.[0])).toEqual([
    expect.closeTo(32, 9),
    expect.closeTo(44.5, 9),
  ])
  expect(beats.map(({ letter }) => letter)).toEqual(['', 'V'])
  const highest = Math.min(...(rows[0]?.traces.flat().map(([, y]) => y) ?? []))
  expect(beats[0]?.tick[1]?.[1]).toBeLessThan(highest)
})

test('ECG-9 beats are numbered from the first of the strip, those that are not normal beside their letter', () => {
  const near = Array.from({ length: 12 }, (_, index) => ({
    at: 13 + index * 0.2,
    label: index === 5 ? ('V' as const) : ('N' as const),
  }))
  const { beats } = drawStrip(aStrip({ beats: near }), 40_107)
  // 5 mm apart: a number of five digits has room at every second beat
  expect(beats.map(({ number }) => number).filter((number) => number !== '')).toEqual(
    expect.arrayContaining(['40107', '40109', '40111']),
  )
  const edges = beats.flatMap(({ number, numberAt }) =>
    number === '' ? [] : [{ from: numberAt[0], to: numberAt[0] + number.length * 1.45 }],
  )
  for (const [place, { from }] of edges.entries())
    expect(from).toBeGreaterThan(edges[place - 1]?.to ?? 0)
  expect(beats[5]?.colour).not.toBe(beats[4]?.colour)
  expect(drawStrip(aStrip({ beats: near })).beats.every(({ number }) => number === '')).toBe(true)
})

test('ECG-9 no number of a beat touches the next letter or leaves the strip', () => {
  const run = [13, 13.2, 13.4, 18.35].map((at) => ({ at, label: 'V' as const }))
  const { beats } = drawStrip(aStrip({ beats: run }), 78_564)
  // the letters are 5 mm apart; a number beside one is over 7 mm wide, and the last is 1 mm before the edge
  expect(beats.map(({ number }) => number)).toEqual(['', '', '78566', ''])
})

test('a strip without beats is as high as before', () => {
  const without = drawStrip(aStrip())
  expect(without.beats).toEqual([])
  expect(drawStrip(aStrip({ beats: [] })).height).toBe(without.height)
})

test('lost signal is hatched within its times and the strip', () => {
  const { hatching, height } = drawStrip(aStrip({ gaps: [{ from: 13, to: 13.4 }] }))
  const points = hatching.flat()
  expect(hatching.length).toBeGreaterThan(3)
  for (const [x, y] of points) {
    expect(x).toBeGreaterThanOrEqual(32 - 1e-9)
    expect(x).toBeLessThanOrEqual(42 + 1e-9)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(height)
  }
  for (const [from, to] of hatching) {
    const [run, rise] = [(to?.[0] ?? 0) - (from?.[0] ?? 0), (from?.[1] ?? 0) - (to?.[1] ?? 0)]
    expect(rise).toBeCloseTo(run, 9)
  }
})
