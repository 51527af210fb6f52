import { expect, test } from 'vitest'
import { isListedBreed } from './breeds/breeds.ts'
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
  ['an empty breed', { ...MOCHI, breedId: '' }, 'breedMissing'],
  ['words in place of a breed', { ...MOCHI, breedId: null, otherBreed: 'Mixed' }, 'breedMissing'],
  ['blanks for another breed', { ...HEDGEHOG, otherBreed: ' ' }, 'otherBreedMissing'],
])('NEW-6 %s is refused', (_, pet, reason) => {
  expect(refuseBreed(pet)).toBe(reason)
})

test('NEW-6 another species needs its name', () => {
  expect(refuseOtherSpecies({ ...HEDGEHOG, otherSpecies: ' ' })).toBe('otherSpeciesMissing')
})

test.each([
  ['cat', 'cat-british-shorthair', true],
  ['cat', 'dog-beagle', false],
  ['cat', 'cat-unheard-of', false],
  ['others', 'cat-british-shorthair', false],
] as const)('NEW-6 species %s lists the breed %s: %s', (species, breedId, listed) => {
  expect(isListedBreed(species, breedId)).toBe(listed)
})
