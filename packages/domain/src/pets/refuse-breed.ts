import type { Pet } from './pet.ts'

export type BreedChoice = Pick<Pet, 'species' | 'otherSpecies' | 'breedId' | 'otherBreed'>
export type BreedRefusal = 'otherSpeciesMissing' | 'breedMissing' | 'otherBreedMissing'

/** Refuses an unnamed species of the others, which is free text. portal §5, "New pet"; NEW-6. */
export function refuseOtherSpecies(pet: BreedChoice): 'otherSpeciesMissing' | undefined {
  if (pet.species === 'others' && pet.otherSpecies.trim() === '') return 'otherSpeciesMissing'
}

/**
 * Refuses a pet without a breed, or without a breed name for a species that has no list. portal §5; NEW-6. `isListedBreed` checks
 * the list separately, because the lists are large and a form offers only listed breeds.
 */
export function refuseBreed(pet: BreedChoice): 'breedMissing' | 'otherBreedMissing' | undefined {
  if (pet.species === 'others') {
    return pet.otherBreed.trim() === '' ? 'otherBreedMissing' : undefined
  }
  return pet.breedId ? undefined : 'breedMissing'
}
