import type { PaperScale } from '@systole/ecg/ecg-paper'
import { expect, test } from 'vitest'
import { stripLayout, wholeLayout } from './strip-layout.ts'

const scale: PaperScale = {
  millimetresPerSecond: 50,
  millimetresPerMillivolt: 10,
  pixelsPerMillimetre: 4,
}
const recording = {
  samplesPerSecond: 500,
  durationSeconds: 1,
  filter: '',
  drawnAt: { gain: undefined, speed: undefined },
  leads: [
    { name: 'I', millivolts: Float32Array.from([0, 0.5, -0.1]) },
    { name: 'II', millivolts: Float32Array.from([0, 2, -0.5]) },
  ],
}

test('every lead has room for the tallest waves, and none is cut', () => {
  const { rows } = stripLayout(recording, ['I', 'II'], scale, 800)
  for (const row of rows) {
    expect(row.baseline - 2 * 40).toBeGreaterThanOrEqual(row.top)
    expect(row.baseline + 0.5 * 40).toBeLessThanOrEqual(row.top + row.height)
  }
})

test('one lead alone takes one row', () => {
  expect(stripLayout(recording, ['II'], scale, 800).rows.map(({ lead }) => lead.name)).toEqual([
    'II',
  ])
})

test('a flat lead lies in the middle of its row', () => {
  const flat = { ...recording, leads: [{ name: 'V', millivolts: new Float32Array(10) }] }
  const row = stripLayout(flat, ['V'], scale, 800).rows[0]
  expect(row && row.baseline - row.top).toBe(row && row.height / 2)
})

test('a row stays on the screen when an electrode fell off', () => {
  const wild = { ...recording, leads: [{ name: 'V', millivolts: Float32Array.from([-300, 300]) }] }
  expect(stripLayout(wild, ['V'], scale, 800).rows[0]?.height).toBe(280)
})

test('the whole strip is as many lines as its seconds need, each going on where the last ended', () => {
  const lead = { name: 'II', millivolts: new Float32Array(5000) }
  const long = { ...recording, durationSeconds: 10, leads: [lead] }
  const { rows, width } = wholeLayout(long, lead, scale, 868)
  expect(width).toBe(800) // 4 s of 50 mm at 4 pixels
  expect(rows.map(({ startSeconds }) => startSeconds)).toEqual([0, 4, 8])
  expect(rows.map(({ top, height }) => top + height)).toEqual(
    rows.map(({ top }, index) => rows[index + 1]?.top ?? top + (rows[0]?.height ?? 0)),
  )
})

test('paper without a width has no line', () => {
  const lead = recording.leads[0]
  expect(lead && wholeLayout(recording, lead, scale, 0).rows).toEqual([])
})
