import { readDecimal } from '../text/decimal.ts'
import { ageYears } from './age.ts'
import type { IntactAnswer } from './neutered.ts'
import { answerFromNeutered, neuteredFromAnswer } from './neutered.ts'
import type { Gender, Pet, PetSize, Species } from './pet.ts'

/** The species offered first; `others` opens a second choice. portal §2, "New test page". */
export const SPECIES_GROUPS = ['dog', 'cat', 'others'] as const satisfies readonly Species[]
export type SpeciesGroup = (typeof SPECIES_GROUPS)[number]

export const OTHER_KINDS = [
  'rabbit',
  'guinea pig',
  'parrot',
  'sugar glider',
  'others',
] as const satisfies readonly Species[]
export type OtherKind = (typeof OTHER_KINDS)[number]

/** The New pet form as typed; an empty text is a missing choice. */
export type NewPetForm = {
  identifier: string
  name: string
  ownerName: string
  ownerEmail: string
  ownerContact: string
  /** `YYYY-MM-DD` */
  birthDate: string
  age: string
  /** The one of the two that was typed; the other is derived from it. */
  birthDateFrom: '' | 'date' | 'age'
  gender: Gender | ''
  intact: IntactAnswer | ''
  weight: string
  size: PetSize | ''
  speciesGroup: SpeciesGroup | ''
  otherKind: OtherKind | ''
  breedId: string
  otherSpecies: string
  otherBreed: string
}

export function emptyNewPet(): NewPetForm {
  return {
    identifier: '',
    name: '',
    ownerName: '',
    ownerEmail: '',
    ownerContact: '',
    birthDate: '',
    age: '',
    birthDateFrom: '',
    gender: '',
    intact: '',
    weight: '',
    size: '',
    speciesGroup: '',
    otherKind: '',
    breedId: '',
    otherSpecies: '',
    otherBreed: '',
  }
}

/** Returns the species named by both choices, or `undefined` while one is missing. */
export function chosenSpeciesOf(
  form: Pick<NewPetForm, 'speciesGroup' | 'otherKind'>,
): Species | undefined {
  const species = form.speciesGroup === 'others' ? form.otherKind : form.speciesGroup
  return species === '' ? undefined : species
}

/** Kilograms as typed, in grams (NEW-8). */
export function weightGramsOf(weight: string): number {
  const kilograms = readDecimal(weight)
  return typeof kilograms === 'number' ? Math.round(kilograms * 1000) : 0
}

/** Converts a record to the form for its correction. Both mappings of "neutered" are from SPEC 2. */
export function formFromPet(pet: Omit<Pet, 'petId' | 'hospitalId'>, today: string): NewPetForm {
  const group = SPECIES_GROUPS.find((each) => each === pet.species) ?? 'others'
  return {
    identifier: pet.identifier,
    name: pet.name,
    ownerName: pet.ownerName,
    ownerEmail: pet.ownerEmail,
    ownerContact: pet.ownerContact,
    birthDate: pet.birthDate,
    age: String(ageYears(pet.birthDate, today)),
    birthDateFrom: pet.birthDateEstimated ? 'age' : 'date',
    gender: pet.gender,
    intact: answerFromNeutered(pet.neutered),
    weight: String(pet.weightGrams / 1000),
    size: pet.size ?? '',
    speciesGroup: group,
    otherKind: group === 'others' ? (OTHER_KINDS.find((each) => each === pet.species) ?? '') : '',
    breedId: pet.breedId ?? '',
    otherSpecies: pet.otherSpecies,
    otherBreed: pet.otherBreed,
  }
}

/** Converts a valid form to a record; returns `undefined` while a choice is missing. */
export function petFromForm(form: NewPetForm): Omit<Pet, 'petId' | 'hospitalId'> | undefined {
  const species = chosenSpeciesOf(form)
  if (!species || form.gender === '' || form.intact === '') return undefined
  const listed = species !== 'others'
  return {
    identifier: form.identifier.trim(),
    name: form.name.trim(),
    species,
    otherSpecies: listed ? '' : form.otherSpecies.trim(),
    breedId: listed ? form.breedId : null,
    otherBreed: listed ? '' : form.otherBreed.trim(),
    birthDate: form.birthDate,
    birthDateEstimated: form.birthDateFrom === 'age',
    gender: form.gender,
    neutered: neuteredFromAnswer(form.intact),
    weightGrams: weightGramsOf(form.weight),
    size: form.size === '' ? null : form.size,
    ownerName: form.ownerName.trim(),
    ownerEmail: form.ownerEmail.trim(),
    ownerContact: form.ownerContact.trim(),
  }
}
