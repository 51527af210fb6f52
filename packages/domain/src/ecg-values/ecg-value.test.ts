import { expect, test } from 'vitest'
import { ecgValueText, type GivenEcgValue, givenEcgValue, isPossible } from './ecg-value.ts'

test.each([
  ['heartRatePerMinute', [1, 600], [0.9, 601, Number.NaN]],
  ['pHeightMillivolts', [-2, 0, 2], [-2.1, 2.1]],
  ['pDurationSeconds', [0, 0.2], [-0.001, 0.201]],
  ['prSeconds', [0, 1], [1.001, Number.POSITIVE_INFINITY]],
  ['rHeightMillivolts', [-10, 10], [10.1]],
  ['qrsDurationSeconds', [0.4], [0.41]],
  ['qtSeconds', [1.5], [1.6]],
  ['tHeightMillivolts', [-5, 5], [5.1]],
  ['axisDegrees', [-180, 0, 180], [181, -181]],
] as const)('ECG-5 %s takes %j and calls %j an Invalid value', (field, possible, impossible) => {
  expect(possible.filter((value) => !isPossible(field, value))).toEqual([])
  expect(impossible.filter((value) => isPossible(field, value))).toEqual([])
})

test.each([
  ['heartRatePerMinute', 117.6, '118\u00a0bpm'],
  ['pDurationSeconds', 0.0413, '0.040\u00a0s'],
  ['qtSeconds', 0.2, '0.200\u00a0s'],
  ['rHeightMillivolts', 1.2349, '1.23\u00a0mV'],
  ['tHeightMillivolts', -0.304, '\u22120.30\u00a0mV'],
  ['axisDegrees', 62.6, '65°'],
] as const)('%s %f is shown as %s', (field, value, text) => {
  expect(ecgValueText(field, value)).toBe(text)
})

const given = (userType: GivenEcgValue['userType'], value: number | null): GivenEcgValue => ({
  field: 'prSeconds',
  userType,
  value,
})

test.each([
  ['nobody said anything', [], undefined],
  ['the clinic said', [given('vet', 0.1), given('vet', 0.11)], 0.11],
  [
    'the cardiologist said before the clinic',
    [given('cardiologist', 0.12), given('vet', 0.1)],
    0.12,
  ],
  [
    'the cardiologist took it back',
    [given('cardiologist', 0.12), given('cardiologist', null)],
    undefined,
  ],
  [
    'the cardiologist took it back and the clinic had said',
    [given('vet', 0.1), given('cardiologist', 0.12), given('cardiologist', null)],
    0.1,
  ],
  ['both took it back', [given('vet', 0.1), given('vet', null)], undefined],
])('the value of a person when %s', (_, values, expected) => {
  expect(givenEcgValue(values, 'prSeconds')?.value).toBe(expected)
  expect(givenEcgValue(values, 'qtSeconds')).toBeUndefined()
})
