import { expect, test } from 'vitest'
import { refuseBreed, refuseOtherSpecies } from './refuse-breed.ts'

const MOCHI = {
  species: 'cat',
  otherSpecies: '',
  breedId: 'cat-british-shorthair',
  otherBreed: '',
} as const
const HEDGEHOG = {
  species: 'others',
  otherSpecies: 'Hedgehog',
  breedId: null,
  otherBreed: 'African pygmy',
} as const

test('NEW-6 a breed of the species’ own list is taken, and so are words for other animals', () => {
  expect([refuseOtherSpecies(MOCHI), refuseBreed(MOCHI)]).toEqual([undefined, undefined])
  expect([refuseOtherSpecies(HEDGEHOG), refuseBreed(HEDGEHOG)]).toEqual([undefined, undefined])
})

test.each([
  ['no breed', { ...MOCHI, breedId: null }, 'breedMissing'],
  ['a breed of another species', { ...MOCHI, breedId: 'dog-beagle' }, 'breedMissing'],
  ['an unheard-of breed', { ...MOCHI, breedId: 'cat-unheard-of' }, 'breedMissing'],
  ['words in place of a breed', { ...MOCHI, breedId: null, otherBreed: 'Mixed' }, 'breedMissing'],
  ['blanks for another breed', { ...HEDGEHOG, otherBreed: ' ' }, 'otherBreedMissing'],
])('NEW-6 %s is refused', (_, pet, reason) => {
  expect(refuseBreed(pet)).toBe(reason)
})

test('NEW-6 another species needs its name', () => {
  expect(refuseOtherSpecies({ ...HEDGEHOG, otherSpecies: ' ' })).toBe('otherSpeciesMissing')
})
