import { expect, test } from 'vitest'
import { measurementText } from './measurement-text.ts'
import { readTrace } from './read-trace.ts'

const seconds = (...all: number[]) => all.map((x) => ({ x, y: 0 }))
const millivolts = (...all: number[]) => all.map((y) => ({ x: 0, y }))

test.each([
  [1, 1.3, 300, 200],
  [1.3, 1, 300, 200],
  [0, 1, 1000, 60],
  [0.1, 0.4284, 328.4, 60_000 / 328.4],
  [2, 2.0004, 0.4, undefined],
  [2, 2, 0, undefined],
])('edges at %d and %d s read %d ms and %s bpm', (from, to, milliseconds, beatsPerMinute) => {
  expect(readTrace('interval', seconds(from, to), 'RR')).toEqual({
    method: 'interval',
    label: 'RR',
    milliseconds,
    ...(beatsPerMinute !== undefined && { beatsPerMinute }),
  })
})

test.each([
  [0, 1.5, 1.5],
  [-0.1, 1.234, 1.334],
  [0.2, -0.3, -0.5],
  [0.1, 0.1, 0],
  [0.3, 0.29996, -0.00004],
])('from %d to %d mV are %d mV', (base, top, value) => {
  expect(readTrace('amplitude', millivolts(base, top), 'II')).toEqual({
    method: 'amplitude',
    label: 'II',
    millivolts: value,
  })
})

test.each([
  ['RR', 'RR 240 ms (250 bpm)'],
  ['PP', 'PP 240 ms (250 bpm)'],
  ['QRS', 'QRS 240 ms'],
  ['', '240 ms'],
])(
  'an interval named "%s" is written as %s: only from beat to beat it gives a rate',
  (label, text) => {
    expect(measurementText({ method: 'interval', points: seconds(1, 1.24), label }, null)).toBe(
      text,
    )
  },
)

test('a height is written with its lead', () => {
  const measured = { method: 'amplitude', points: millivolts(0, 1.2), label: 'II' } as const
  expect(measurementText(measured, null)).toBe('II 1.20 mV')
})

test('a caliper with one edge has no value yet', () => {
  expect(measurementText({ method: 'interval', points: seconds(1), label: 'RR' }, null)).toBe(
    undefined,
  )
})
