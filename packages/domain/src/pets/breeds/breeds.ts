import type { Species } from '../pet.ts'
import type { Breed } from './breed.ts'
import { CAT_BREEDS } from './cat.ts'
import { DOG_BREEDS } from './dog.ts'
import { GUINEA_PIG_BREEDS } from './guinea-pig.ts'
import { PARROT_BREEDS } from './parrot.ts'
import { RABBIT_BREEDS } from './rabbit.ts'
import { SUGAR_GLIDER_BREEDS } from './sugar-glider.ts'

const BREEDS: Record<Species, readonly Breed[]> = {
  dog: DOG_BREEDS,
  cat: CAT_BREEDS,
  'guinea pig': GUINEA_PIG_BREEDS,
  parrot: PARROT_BREEDS,
  rabbit: RABBIT_BREEDS,
  'sugar glider': SUGAR_GLIDER_BREEDS,
  others: [], // species and breed are free text then, spec §5 "New pet"
}

const BREED_BY_ID = new Map(
  Object.values(BREEDS)
    .flat()
    .map((breed) => [breed.id, breed]),
)

export function breedsOf(species: Species): readonly Breed[] {
  return BREEDS[species]
}

export function isListedBreed(species: Species, id: string): boolean {
  return BREEDS[species].some((breed) => breed.id === id)
}

export function findBreed(id: string): Breed | undefined {
  return BREED_BY_ID.get(id)
}

/** The breed's English name, or what was typed for one that is not in the list. */
export function breedName(pet: { breedId: string | null; otherBreed: string }): string {
  return (pet.breedId ? findBreed(pet.breedId)?.name : undefined) ?? pet.otherBreed
}

export function allBreeds(): readonly Breed[] {
  return [...BREED_BY_ID.values()]
}
