import { expect, test } from 'vitest'
import { type ReferencePet, referenceFor } from '../ecg-references/reference-for.ts'
import { type AutomaticEcgValue, readEcg } from './ecg-reading.ts'
import type { EcgValueField } from './ecg-value.ts'

const automatic = (value: number): AutomaticEcgValue => ({
  ...{ value, uncertainty: 0.002, resolution: 0.002, count: 38 },
})
const DOG: ReferencePet = {
  species: 'dog',
  birthDate: '2020-01-01',
  size: 'large',
  weightGrams: 30_000,
}
const PARROT: ReferencePet = { ...DOG, species: 'parrot' }

const read = (value: number | undefined, given?: number | null, pet = DOG) =>
  readEcg(
    value === undefined ? {} : { prSeconds: automatic(value) },
    given === undefined ? [] : [{ field: 'prSeconds', value: given, userType: 'cardiologist' }],
    (field) => referenceFor(field, pet, { today: '2026-11-23' }),
  ).find(({ field }) => field === 'prSeconds')

test.each([
  ['automatic alone', 0.1, undefined, 0.1],
  ['a person instead of automatic', 0.1, 0.12, 0.12],
  ['a person where nothing was measured', undefined, 0.12, 0.12],
  ['a person who returned to automatic', 0.1, null, 0.1],
  ['nothing at all', undefined, undefined, undefined],
])('the value that counts: %s', (_, value, given, expected) => {
  expect(read(value, given)?.value).toBe(expected)
})

// a dog's PR is 0.06 to 0.13 s (Ware 6, table 2.4)
test.each([
  ['at the limit', 0.13, undefined, DOG, undefined],
  ['above it by less than is shown', 0.131, undefined, DOG, undefined],
  ['above it', 0.135, undefined, DOG, 'high'],
  ['below the lower one', 0.05, undefined, DOG, 'low'],
  ['that a person put right', 0.135, 0.12, DOG, undefined],
  ['of a species without a reference', 0.3, undefined, PARROT, undefined],
] as const)('a value %s is flagged so', (_, value, given, pet, flag) => {
  expect(read(value, given, pet)?.flag).toBe(flag)
})

test('a recording of one lead has no axis', () => {
  const fields = (given: Partial<Record<EcgValueField, AutomaticEcgValue>>) =>
    readEcg(given, [], (field) => referenceFor(field, DOG, { today: '2026-11-23' })).map(
      ({ field }) => field,
    )
  expect(fields({})).not.toContain('axisDegrees')
  expect(fields({ axisDegrees: automatic(0) })).toContain('axisDegrees')
})
