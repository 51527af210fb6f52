import { expect, test } from 'vitest'
import {
  roundToStep,
  shownMilliseconds,
  shownMillivolts,
  shownRate,
  shownSpread,
} from './ecg-number.ts'
import { ecgValueText } from './ecg-value.ts'

test.each([
  [0.412, '410'],
  [0.4125, '415'],
  [0.0425, '45'],
  [0.0424, '40'],
  [0.002, '0'],
  [1, '1000'],
])('E14 %f s is shown as %s ms, to 5 ms', (seconds, text) => {
  expect(shownMilliseconds(seconds)).toBe(text)
})

test.each([
  [1.234, '1.23'],
  [0.125, '0.13'],
  [-0.125, '\u22120.13'],
  [-0.004, '0.00'],
])('E14 %f mV is shown as %s mV', (millivolts, text) => {
  expect(shownMillivolts(millivolts)).toBe(text)
})

test('E14 a rate is shown whole', () => {
  expect([117.4, 117.5, 60 / 0.412].map(shownRate)).toEqual(['117', '118', '146'])
})

test('a caliper and the values panel round every duration alike', () => {
  for (let microseconds = 0; microseconds <= 400_000; microseconds += 250) {
    const seconds = microseconds / 1e6
    const panel = Number.parseFloat(ecgValueText('qrsDurationSeconds', seconds))
    expect(Math.round(panel * 1000)).toBe(Number(shownMilliseconds(seconds)))
  }
})

test.each([
  [0.0034, 0.005, '0.003'],
  [0.0002, 0.005, '<\u00a00.001'],
  [0, 0.005, '0.000'],
  [0.0004, 0.01, '<\u00a00.001'],
  [0.02, 1, '<\u00a00.1'],
  [2.35, 1, '2.4'],
  [1.2, 5, '1.2'],
])('a spread of %f beside a step of %f is shown as %s, never as zero', (spread, step, text) => {
  expect(shownSpread(spread, step)).toBe(text)
})

test('rounding has no negative zero', () => {
  expect(Object.is(roundToStep(-0.001, 0.01), 0)).toBe(true)
})
