import { expect, test } from 'vitest'
import { refuseTaxId, tidyTaxId } from './tax-id.ts'
import { TaxRegion } from './tax-region.ts'

test.each([
  ['TW', '04595257'],
  ['TW', '10458574'],
  ['JP', '7000012050002'],
  ['JP', 'T7000012050002'],
  ['KR', '1248100998'],
  ['CN', '9144030071526726XG'],
  ['CN', '440300715267261'],
  ['MY', 'W10-1808-32000001'],
  ['MY', '201901000005'],
] as const)('%s takes the number %s', (region, taxId) => {
  expect(refuseTaxId(region, taxId)).toBeUndefined()
})

test.each([
  ['TW', '04595258', 'taxIdDigits'],
  ['TW', '0459525', 'taxIdForm'],
  ['JP', '7000012050003', 'taxIdDigits'],
  ['JP', 'U7000012050002', 'taxIdForm'],
  ['KR', '1248100999', 'taxIdDigits'],
  ['KR', '124810099', 'taxIdForm'],
  ['CN', '9144030071526726XH', 'taxIdDigits'],
  ['CN', '9144030071526726X', 'taxIdForm'],
  ['MY', 'W', 'taxIdForm'],
] as const)('%s does not take %s: %s', (region, taxId, refusal) => {
  expect(refuseTaxId(region, taxId)).toBe(refusal)
})

test.each([...TaxRegion.options, undefined])('%s needs no number at all', (region) => {
  expect(refuseTaxId(region, '')).toBeUndefined()
})

test('where invoices have no tax fields any number is kept as typed', () => {
  expect(refuseTaxId(undefined, 'BR 1234')).toBeUndefined()
})

test.each([
  ['KR', ' 124-81-00998 ', '1248100998'],
  ['JP', 't7000-0120-5000-2', 'T7000012050002'],
  ['TW', '０４５９５２５７', '04595257'],
  ['MY', 'w10-1808-32000001', 'W10-1808-32000001'],
] as const)('%s: %s is kept as %s', (region, typed, kept) => {
  expect(tidyTaxId(region, typed)).toBe(kept)
})
