import { expect, test } from 'vitest'
import { isUnusualAge, unusualWeight } from './unusual.ts'

test.each([
  ['small', 98, 'heavyForSize'],
  ['small', 21, 'heavyForSize'],
  ['small', 20, undefined],
  ['large', 45, undefined],
  ['', 45, undefined],
] as const)('a dog of a breed of size "%s" of %d kg is %s', (size, kilograms, unusual) => {
  expect(unusualWeight('dog', kilograms, size)).toBe(unusual)
})

test.each([
  ['cat', 42, 'heavy'],
  ['cat', 16, undefined],
  ['cat', 4.2, undefined],
  ['cat', 0.08, undefined],
  ['cat', 0.0042, 'light'],
  ['dog', 42, undefined],
  ['dog', 420, 'heavy'],
  ['others', 420, undefined],
  [undefined, 420, undefined],
  ['cat', 0, undefined],
] as const)('a %s of %d kg is %s', (species, kilograms, unusual) => {
  expect(unusualWeight(species, kilograms)).toBe(unusual)
})

test.each([
  ['dog', 30, false],
  ['dog', 30.01, true],
  ['parrot', 60, false],
  ['others', 60, false],
  [undefined, 60, true],
] as const)('for a %s an age of %d years is unusual: %s', (species, years, unusual) => {
  expect(isUnusualAge(species, years)).toBe(unusual)
})
