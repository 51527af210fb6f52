import type { PaperScale } from '@systole/ecg/paper/ecg-paper'
import { expect, test } from 'vitest'
import type { TraceLead } from './source/trace-source.ts'
import { fittedGain, stripLayout, wholeLayout } from './strip-layout.ts'

const scale: PaperScale = {
  millimetresPerSecond: 50,
  millimetresPerMillivolt: 10,
  pixelsPerMillimetre: 4,
}
const aLead = (name: string, highest: number, lowest: number): TraceLead => ({
  name,
  derived: false,
  countsPerMillivolt: 200,
  baseline: 0,
  highest,
  lowest,
})
const leads = [aLead('I', 0.5, -0.1), aLead('II', 2, -0.5)]

test('every lead has room for the tallest waves, and none is cut', () => {
  const { rows } = stripLayout(leads, scale, 800)
  for (const row of rows) {
    expect(row.baseline - 2 * 40).toBeGreaterThanOrEqual(row.top)
    expect(row.baseline + 0.5 * 40).toBeLessThanOrEqual(row.top + row.height)
  }
})

test('one lead alone takes one row', () => {
  expect(stripLayout(leads.slice(1), scale, 800).rows.map(({ lead }) => lead.name)).toEqual(['II'])
})

test('a flat lead is in the middle of its row', () => {
  const row = stripLayout([aLead('V', 0, 0)], scale, 800).rows[0]
  expect(row && row.baseline - row.top).toBe(row && row.height / 2)
})

test('a row stays on the screen when an electrode fell off', () => {
  expect(stripLayout([aLead('V', 300, -300)], scale, 800).rows[0]?.height).toBe(280)
})

test('the whole strip is as many lines as its seconds need, each going on where the last ended', () => {
  const { rows, width } = wholeLayout(aLead('II', 2, 0), 10, scale, 868)
  expect(width).toBe(800) // 4 s of 50 mm at 4 pixels
  expect(rows.map(({ startSeconds }) => startSeconds)).toEqual([0, 4, 8])
  expect(rows.map(({ top, height }) => top + height)).toEqual(
    rows.map(({ top }, index) => rows[index + 1]?.top ?? top + (rows[0]?.height ?? 0)),
  )
})

test('paper without a width has no line', () => {
  expect(wholeLayout(aLead('II', 2, 0), 10, scale, 0).rows).toEqual([])
})

const six = ['I', 'II', 'III', 'aVR', 'aVL', 'aVF'].map((name) => aLead(name, 1.8, -0.6))

test.each([
  ['a dog, one lead, tall paper', [aLead('II', 1.8, -0.6)], 600, undefined, 10],
  ['a dog, six leads on a laptop', six, 600, undefined, 5],
  ['a dog, six leads on a large screen', six, 900, undefined, 10],
  ['six leads that fit at the recorder’s own gain', six, 1900, 20, 20],
  ['a rabbit with an R of 0.1 mV', [aLead('II', 0.1, -0.05)], 600, undefined, 40],
  ['an R of 0.3 mV', [aLead('II', 0.3, -0.05)], 600, undefined, 20],
  ['a flat lead', [aLead('II', 0, 0)], 600, undefined, 10],
  ['leads that fit at no gain, which scroll', six, 200, undefined, 5],
  ['a picture without a size yet', six, 0, undefined, 10],
] as const)(
  '%s opens at a gain that fits the height',
  (_what, shown, heightPixels, drawnAt, gain) => {
    expect(fittedGain(shown, { pixelsPerMillimetre: 3.78, heightPixels, drawnAt })).toBe(gain)
  },
)

test('all six leads lie within the height, and none is cut', () => {
  const fitted = { ...scale, millimetresPerMillivolt: 5, pixelsPerMillimetre: 3.78 } as const
  const { rows, height } = stripLayout(six, fitted, 1200, {
    heightPixels: 700,
    isFitted: true,
  })
  expect(height).toBeCloseTo(700, 5)
  for (const row of rows) {
    expect(row.baseline - 1.8 * 5 * 3.78).toBeGreaterThanOrEqual(row.top)
    expect(row.baseline + 0.6 * 5 * 3.78).toBeLessThanOrEqual(row.top + row.height)
  }
})

test.each([
  ['six on a telephone', six, 400, true, 400],
  ['six at a gain that the reader chose, which scrolls', six, 400, false, 540],
  ['twelve leads on a telephone, which scroll', [...six, ...six], 400, true, 993],
] as const)(
  'the rows of %s have their height',
  (_what, shown, heightPixels, isFitted, expected) => {
    const fitted = { ...scale, millimetresPerMillivolt: 5, pixelsPerMillimetre: 3.78 } as const
    const { height } = stripLayout(shown, fitted, 390, { heightPixels, isFitted })
    expect(height).toBeCloseTo(expected, 0)
  },
)
