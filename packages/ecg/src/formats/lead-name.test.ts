import { expect, test } from 'vitest'
import { isEcgLabel, leadNameOf } from './lead-name.ts'

test.each([
  ['ECG I', 'I'],
  ['MDC_ECG_LEAD_II', 'II'],
  ['MDC_ECG_LEAD_AVR', 'aVR'],
  ['MDC_ECG_LEAD_-aVR', '-aVR'],
  ['MDC_ECG_LEAD_X', 'X'],
  ['Lead II', 'II'],
  ['leadIII', 'III'],
  ['ECG Lead aVF', 'aVF'],
  ['avr', 'aVR'],
  ['EKG-V1', 'V1'],
  ['mlii', 'MLII'],
  ['ECG1', 'ECG1'],
  ['Channel 1', 'Channel 1'],
  [' ', 'ECG'],
])('lead "%s" is named %s', (text, name) => {
  expect(leadNameOf(text)).toBe(name)
})

test.each([
  ['ECG', true],
  ['EKG 2', true],
  ['MDC_ECG_LEAD_V3R', true],
  ['aVL', true],
  ['Resp', false],
  ['EEG Fp1', false],
  ['X', false],
])('label "%s" says ECG: %s', (text, isEcg) => {
  expect(isEcgLabel(text)).toBe(isEcg)
})

test('a label of any length is named in no time', () => {
  const start = performance.now()
  expect(leadNameOf('('.repeat(1_000_000))).toHaveLength(100)
  expect(performance.now() - start).toBeLessThan(1000)
})
