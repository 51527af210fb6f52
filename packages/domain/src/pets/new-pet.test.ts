import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chosenSpeciesOf,
  emptyNewPet,
  formFromPet,
  type NewPetForm,
  petFromForm,
  weightGramsOf,
} from './new-pet.ts'
import { refuseNewPet } from './refuse-new-pet.ts'

const TODAY = '2026-11-20'
const MOCHI: NewPetForm = {
  ...emptyNewPet(),
  identifier: '3381',
  name: 'Mochi',
  ownerName: 'Ms Lam',
  birthDate: '2020-06-23',
  age: '6.41',
  birthDateFrom: 'date',
  gender: 'F',
  intact: 'no',
  weight: '4.20',
  speciesGroup: 'cat',
  breedId: 'cat-british-shorthair',
}
const OTHERS: NewPetForm = {
  ...MOCHI,
  speciesGroup: 'others',
  otherKind: 'others',
  breedId: '',
  otherSpecies: 'Hedgehog',
  otherBreed: 'African pygmy',
}

test('NEW-6 an empty form names every required field and none of the optional ones', () => {
  expect(refuseNewPet(emptyNewPet(), TODAY)).toEqual({
    identifier: 'identifierMissing',
    name: 'nameMissing',
    speciesGroup: 'speciesMissing',
    birthDate: 'birthDateMissing',
    age: 'ageMissing',
    gender: 'genderMissing',
    intact: 'intactMissing',
    weight: 'weightMissing',
    ownerName: 'ownerNameMissing',
  })
})

test.each([
  ['a cat of a listed breed', MOCHI],
  [
    'a rabbit',
    { ...MOCHI, speciesGroup: 'others', otherKind: 'rabbit', breedId: 'rabbit-netherland-dwarf' },
  ],
  ['an animal in words', OTHERS],
  ['age 0', { ...MOCHI, age: '0' }],
  ['age 110', { ...MOCHI, age: '110' }],
  ['age with four decimals', { ...MOCHI, age: '6.4123' }],
  ['the least weight', { ...MOCHI, weight: '0.0005' }],
  ['an owner e-mail', { ...MOCHI, ownerEmail: 'lam@example.test' }],
  ['Chinese in every text', { ...MOCHI, name: '麻糬', ownerName: '林小姐', ownerContact: '電話' }],
] satisfies [string, NewPetForm][])('NEW-6 a form with %s is taken', (_, form) => {
  expect(refuseNewPet(form, TODAY)).toEqual({})
})

test.each([
  [{ identifier: ' ' }, { identifier: 'identifierMissing' }],
  [{ identifier: '33 81' }, { identifier: 'identifierSpaces' }],
  [{ name: '' }, { name: 'nameMissing' }],
  [{ ownerName: '　' }, { ownerName: 'ownerNameMissing' }],
  [{ ownerEmail: 'lam' }, { ownerEmail: 'ownerEmailFormat' }],
  [{ birthDate: '2020-02-30' }, { birthDate: 'birthDateInvalid' }],
  [{ birthDate: '2026-11-20' }, {}],
  [{ birthDate: '2026-11-21' }, { birthDate: 'birthDateInFuture' }],
  [{ age: '-0.01' }, { age: 'ageOutOfRange' }],
  [{ age: '110.0001' }, { age: 'ageOutOfRange' }],
  [{ age: 'six' }, { age: 'ageInvalid' }],
  [{ age: '6.41234' }, { age: 'tooManyDecimals' }],
  [{ weight: '0' }, { weight: 'weightNotPositive' }],
  [{ weight: '-4' }, { weight: 'weightNotPositive' }],
  [{ weight: '0.0004' }, { weight: 'weightNotPositive' }],
  [{ weight: '4 kg' }, { weight: 'weightInvalid' }],
  [{ weight: '4.20001' }, { weight: 'tooManyDecimals' }],
  [{ weight: '2000' }, {}],
  [{ weight: '2000.001' }, { weight: 'weightTooLarge' }],
  [{ speciesGroup: 'others' }, { otherKind: 'speciesMissing' }],
  [{ breedId: '' }, { breedId: 'breedMissing' }],
  [{ name: 'Mo\u0000chi' }, { name: 'invalidCharacter' }],
] satisfies [Partial<NewPetForm>, object][])('NEW-6 %j gives %j', (change, reasons) => {
  expect(refuseNewPet({ ...MOCHI, ...change }, TODAY)).toEqual(reasons)
})

test.each([
  [{ otherSpecies: '' }, { otherSpecies: 'otherSpeciesMissing' }],
  [{ otherBreed: '' }, { otherBreed: 'otherBreedMissing' }],
] satisfies [Partial<NewPetForm>, object][])(
  'NEW-6 species others of the others with %j gives %j, and no breed of a list',
  (change, reasons) => {
    expect(refuseNewPet({ ...OTHERS, ...change }, TODAY)).toEqual(reasons)
  },
)

test('NEW-5 a second choice counts only under others', () => {
  expect(chosenSpeciesOf({ speciesGroup: 'dog', otherKind: 'rabbit' })).toBe('dog')
  expect(chosenSpeciesOf({ speciesGroup: 'others', otherKind: 'sugar glider' })).toBe(
    'sugar glider',
  )
  expect(chosenSpeciesOf({ speciesGroup: 'others', otherKind: '' })).toBeUndefined()
})

test('NEW-8 a valid form becomes a record in grams, with intact No as snipped', () => {
  expect(petFromForm({ ...MOCHI, name: ' Mochi ', otherBreed: 'left over' })).toEqual({
    identifier: '3381',
    name: 'Mochi',
    species: 'cat',
    otherSpecies: '',
    breedId: 'cat-british-shorthair',
    otherBreed: '',
    birthDate: '2020-06-23',
    birthDateEstimated: false,
    gender: 'F',
    neutered: 'snipped',
    weightGrams: 4200,
    size: null,
    ownerName: 'Ms Lam',
    ownerEmail: '',
    ownerContact: '',
  })
})

test('NEW-8 an animal in words has no breed of a list', () => {
  expect(petFromForm({ ...OTHERS, breedId: 'cat-british-shorthair' })).toMatchObject({
    species: 'others',
    breedId: null,
    otherSpecies: 'Hedgehog',
    otherBreed: 'African pygmy',
  })
})

test('NEW-8 an open choice makes no record', () => {
  expect(petFromForm({ ...MOCHI, gender: '' })).toBeUndefined()
  expect(petFromForm({ ...MOCHI, intact: '' })).toBeUndefined()
  expect(petFromForm({ ...MOCHI, speciesGroup: '' })).toBeUndefined()
})

test('NEW-8 kilograms of up to three decimals are whole grams, exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), (grams) => {
      expect(weightGramsOf((grams / 1000).toFixed(3))).toBe(grams)
    }),
  )
})

test.each([
  ['a cat of a listed breed', MOCHI],
  ['a rabbit', { ...MOCHI, speciesGroup: 'others', otherKind: 'rabbit', breedId: 'rabbit-lop' }],
  ['an animal in words', OTHERS],
  ['a pet with an owner to write to', { ...MOCHI, ownerEmail: 'lam@owner.test', size: 'small' }],
] as const)('NEW-8 the form of %s is read back from its record as it was', (_name, form) => {
  const pet = petFromForm(form)
  const again = pet && formFromPet(pet, TODAY)
  expect(again && petFromForm(again)).toEqual(pet)
  expect(again).toMatchObject({ ...form, weight: '4.2', birthDateFrom: 'date' })
})
