import type { Species } from '../pet.ts'
import type { Breed } from './breed.ts'
import { CAT_BREEDS } from './cat.ts'
import { DOG_BREEDS } from './dog.ts'
import { GUINEA_PIG_BREEDS } from './guinea-pig.ts'
import { PARROT_BREEDS } from './parrot.ts'
import { RABBIT_BREEDS } from './rabbit.ts'
import { SUGAR_GLIDER_BREEDS } from './sugar-glider.ts'
import { isUnlistedBreed } from './unlisted-breed.ts'

const BREEDS: Record<Species, readonly Breed[]> = {
  dog: DOG_BREEDS,
  cat: CAT_BREEDS,
  'guinea pig': GUINEA_PIG_BREEDS,
  parrot: PARROT_BREEDS,
  rabbit: RABBIT_BREEDS,
  'sugar glider': SUGAR_GLIDER_BREEDS,
  others: [], // species and breed are free text then, portal §5 "New pet"
}

/** Common breeds, offered before all others. */
const FIRST: Partial<Record<Species, readonly string[]>> = {
  dog: [
    'dog-mixed-breed-small',
    'dog-mixed-breed-medium',
    'dog-mixed-breed-large',
    'dog-mixed-breed-giant',
  ],
  cat: [
    'cat-domestic-shorthair',
    'cat-domestic-mediumhair',
    'cat-domestic-longhair',
    'cat-mixed-breed',
  ],
  rabbit: ['rabbit-mixed-breed'],
  'guinea pig': ['guinea-pig-mixed-breed'],
  parrot: ['parrot-other-parrot'],
  'sugar glider': ['sugar-glider-sugar-glider'],
}

const BREED_BY_ID = new Map(
  Object.values(BREEDS)
    .flat()
    .map((breed) => [breed.id, breed]),
)

/**
 * Returns the breeds in the order offered: common ones, the others by English name, and finally the entry for unlisted breeds.
 */
export function breedsOf(species: Species): readonly Breed[] {
  return ORDERED[species]
}

function inOrder(species: Species): readonly Breed[] {
  const first = FIRST[species] ?? []
  const rank = ({ id }: Breed) => {
    if (isUnlistedBreed(id)) return first.length + 1
    const place = first.indexOf(id)
    return place < 0 ? first.length : place
  }
  return [...BREEDS[species]].sort((a, b) => rank(a) - rank(b))
}

const ORDERED: Readonly<Record<Species, readonly Breed[]>> = {
  dog: inOrder('dog'),
  cat: inOrder('cat'),
  'guinea pig': inOrder('guinea pig'),
  parrot: inOrder('parrot'),
  rabbit: inOrder('rabbit'),
  'sugar glider': inOrder('sugar glider'),
  others: [],
}

export function isListedBreed(species: Species, id: string): boolean {
  return BREEDS[species].some((breed) => breed.id === id)
}

export function findBreed(id: string): Breed | undefined {
  return BREED_BY_ID.get(id)
}

/** Returns the breed's English name, or the typed one for an unlisted breed. */
export function breedName(pet: { breedId: string | null; otherBreed: string }): string {
  return (pet.breedId ? findBreed(pet.breedId)?.name : undefined) ?? pet.otherBreed
}

export function allBreeds(): readonly Breed[] {
  return [...BREED_BY_ID.values()]
}
