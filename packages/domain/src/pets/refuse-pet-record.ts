import { AGE_MAX_YEARS, ageYears } from './age.ts'
import { breedsOf } from './breeds/breeds.ts'
import type { Pet } from './pet.ts'

type PetRecord = Pick<
  Pet,
  'name' | 'birthDate' | 'weightGrams' | 'species' | 'otherSpecies' | 'breedId' | 'otherBreed'
>
export type BreedChoice = Pick<Pet, 'species' | 'otherSpecies' | 'breedId' | 'otherBreed'>

export type PetRecordReason =
  | 'nameMissing'
  | 'ageOutOfRange'
  | 'weightNotPositive'
  | 'breedMissing'
  | 'otherSpeciesMissing'
  | 'otherBreedMissing'

/** Why a hospital's record of a pet cannot be kept, in the order of the form. Spec §5, "New pet"; NEW-6. */
export function refusePetRecord(pet: PetRecord, today: string): PetRecordReason | undefined {
  if (pet.name.trim() === '') return 'nameMissing'
  if (ageYears(pet.birthDate, today) > AGE_MAX_YEARS) return 'ageOutOfRange'
  if (pet.weightGrams < 1) return 'weightNotPositive'
  return refuseOtherSpecies(pet) ?? refuseBreed(pet)
}

/** Others of the others are named in words. */
export function refuseOtherSpecies(pet: BreedChoice): 'otherSpeciesMissing' | undefined {
  if (pet.species === 'others' && pet.otherSpecies.trim() === '') return 'otherSpeciesMissing'
}

/** A breed of that species, or its name in words where the species has no list. */
export function refuseBreed(pet: BreedChoice): 'breedMissing' | 'otherBreedMissing' | undefined {
  if (pet.species === 'others') {
    return pet.otherBreed.trim() === '' ? 'otherBreedMissing' : undefined
  }
  const known = breedsOf(pet.species).some((breed) => breed.id === pet.breedId)
  return known ? undefined : 'breedMissing'
}
