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
