import { expect, test } from 'vitest'
import { refusePetRecord } from './refuse-pet-record.ts'

const TODAY = '2026-11-20'
const MOCHI = {
  name: 'Mochi',
  birthDate: '2020-06-23',
  weightGrams: 4200,
  species: 'cat',
  otherSpecies: '',
  breedId: 'cat-british-shorthair',
  otherBreed: '',
} as const
const HEDGEHOG = {
  ...MOCHI,
  species: 'others',
  breedId: null,
  otherSpecies: 'Hedgehog',
  otherBreed: 'African pygmy',
} as const

test.each([
  ['a listed breed', MOCHI],
  ['another species in words', HEDGEHOG],
  ['one gram', { ...MOCHI, weightGrams: 1 }],
  ['110 years', { ...MOCHI, birthDate: '1916-11-20' }],
  ['a birth date in the future', { ...MOCHI, birthDate: '2026-12-01' }],
])('NEW-6 a record with %s is kept', (_, pet) => {
  expect(refusePetRecord(pet, TODAY)).toBeUndefined()
})

test.each([
  ['nameMissing', { ...MOCHI, name: ' ' }],
  ['ageOutOfRange', { ...MOCHI, birthDate: '1916-11-10' }],
  ['weightNotPositive', { ...MOCHI, weightGrams: 0 }],
  ['breedMissing', { ...MOCHI, breedId: null }],
  ['breedMissing', { ...MOCHI, breedId: 'dog-beagle' }],
  ['breedMissing', { ...MOCHI, breedId: 'cat-unheard-of' }],
  ['otherSpeciesMissing', { ...HEDGEHOG, otherSpecies: ' ' }],
  ['otherBreedMissing', { ...HEDGEHOG, otherBreed: '' }],
])('NEW-6 a record is refused: %s', (reason, pet) => {
  expect(refusePetRecord(pet, TODAY)).toBe(reason)
})
