import { breedsOf } from './breeds/breeds.ts'
import type { Pet } from './pet.ts'

export type BreedChoice = Pick<Pet, 'species' | 'otherSpecies' | 'breedId' | 'otherBreed'>
export type BreedRefusal = 'otherSpeciesMissing' | 'breedMissing' | 'otherBreedMissing'

/** Others of the others are named in words. Spec §5, "New pet"; NEW-6. */
export function refuseOtherSpecies(pet: BreedChoice): 'otherSpeciesMissing' | undefined {
  if (pet.species === 'others' && pet.otherSpecies.trim() === '') return 'otherSpeciesMissing'
}

/** A breed of that species, or its name in words where the species has no list. Spec §5; NEW-6. */
export function refuseBreed(pet: BreedChoice): 'breedMissing' | 'otherBreedMissing' | undefined {
  if (pet.species === 'others') {
    return pet.otherBreed.trim() === '' ? 'otherBreedMissing' : undefined
  }
  const known = breedsOf(pet.species).some((breed) => breed.id === pet.breedId)
  return known ? undefined : 'breedMissing'
}
