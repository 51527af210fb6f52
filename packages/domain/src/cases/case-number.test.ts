import { expect, test } from 'vitest'
import { caseNumberText, readCaseNumber } from './case-number.ts'

test.each([
  ['EC-24817', 24817],
  ['1L-24817', 24817],
  ['6L-24817', 24817],
  ['1l 24817', 24817],
  ['ec24817', 24817],
  [' 24817 ', 24817],
  ['６Ｌ－24817', 24817],
  ['XX-24817', undefined],
  ['1L-', undefined],
  ['24817a', undefined],
  ['', undefined],
])('the case number %j reads as %s', (text, expected) => {
  expect(readCaseNumber(text)).toBe(expected)
})

test('a case number is read as it is written', () => {
  for (const service of ['econsult', 'ecg1l', 'ecg6l'] as const)
    expect(readCaseNumber(caseNumberText(24817, service))).toBe(24817)
})
