import { expect, test } from 'vitest'
import { respiratoryRateDoubt } from './respiratory-rate.ts'

test.each([
  ['dog', 40, undefined],
  ['dog', 41, 'high'],
  ['cat', 44, 'high'],
  ['rabbit', 48, undefined],
  ['rabbit', 61, 'high'],
  ['guinea pig', 100, undefined],
  ['guinea pig', 105, 'high'],
  ['parrot', 70, undefined],
  ['sugar glider', 41, 'high'],
  ['others', 120, undefined],
  ['rabbit', 450, 'hardlyPossible'],
  ['others', 151, 'hardlyPossible'],
  ['guinea pig', 150, 'high'],
] as const)('a %s with %d breaths a minute: %s', (species, rate, doubt) => {
  expect(respiratoryRateDoubt(species, rate)).toBe(doubt)
})
