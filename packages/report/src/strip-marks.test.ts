import { expect, test } from 'vitest'
import { drawStrip } from './strip-drawing.ts'
import { aStrip } from './testing/a-strip.ts'

const at = (x: number, y = 0) => ({ x, y })
const beat = { method: 'interval', label: 'RR', from: at(13.5), to: at(13) } as const
const wave = { method: 'amplitude', label: 'II', from: at(13), to: at(13, 1.2) } as const

test('an interval is drawn on its times and says its milliseconds above the trace', () => {
  const { marks, height, rows } = drawStrip(aStrip({ marks: [beat] }))
  // 0.6 s and 1.1 s after the start of the strip, at 25 mm/s, 17 mm from the edge
  const [left, right] = marks[0]?.lines ?? []
  expect(left?.[0]?.[0]).toBeCloseTo(32, 9)
  expect(right?.[0]?.[0]).toBeCloseTo(44.5, 9)
  expect(marks[0]?.lines[0]?.[1]?.[1]).toBe(height)
  expect(marks[0]?.words).toBe('RR 500 ms')
  const highest = Math.min(...(rows[0]?.traces.flat().map(([, y]) => y) ?? []))
  expect(marks[0]?.at[1]).toBeLessThan(highest)
})

test('a height is drawn on its lead and says its millivolts; one of a lead that is not there is left out', () => {
  const { marks, rows } = drawStrip(aStrip({ marks: [wave, { ...wave, label: 'V4' }] }))
  expect(marks).toHaveLength(1)
  const zero = rows[1]?.baseline ?? 0
  expect(marks[0]?.lines.slice(0, 2).map((line) => line[0]?.[1])).toEqual([zero, zero - 12])
  expect(marks[0]?.words).toBe('II 1.20 mV')
})

test('words of intervals beside one another stand on lines of their own', () => {
  const { marks } = drawStrip(aStrip({ marks: [beat, { ...beat, label: 'QT', to: at(13.2) }] }))
  expect(new Set(marks.map((mark) => mark.at[1])).size).toBe(2)
})

test('a strip of a report that was released earlier keeps its caliper', () => {
  const { marks } = drawStrip(aStrip({ caliper: { from: 13, to: 13.5 } }))
  expect(marks.map(({ words }) => words)).toEqual(['500 ms'])
})
