import { expect, test } from 'vitest'
import type { Species } from '../pet.ts'
import { CAT_ALIASES } from './aliases/cat.ts'
import { DOG_ALIASES } from './aliases/dog.ts'
import { PARROT_ALIASES } from './aliases/parrot.ts'
import {
  GUINEA_PIG_ALIASES,
  RABBIT_ALIASES,
  SUGAR_GLIDER_ALIASES,
} from './aliases/small-mammals.ts'
import { aliasTable, breedTable } from './breed.ts'
import { breedsOf, findBreed } from './breeds.ts'

const WITH_BREEDS: [Species, string, number][] = [
  ['dog', 'dog-', 330],
  ['cat', 'cat-', 70],
  ['rabbit', 'rabbit-', 40],
  ['guinea pig', 'guinea-pig-', 13],
  ['parrot', 'parrot-', 40],
  ['sugar glider', 'sugar-glider-', 1],
]

test.each(WITH_BREEDS)('%s has a full list under its own id prefix', (species, prefix, atLeast) => {
  const breeds = breedsOf(species)
  expect(breeds.length).toBeGreaterThanOrEqual(atLeast)
  expect(breeds.filter((breed) => !breed.id.startsWith(prefix))).toEqual([])
})

test.each(WITH_BREEDS)(
  '%s names no breed twice and keeps to the alphabet after what most patients are',
  (species) => {
    const names = breedsOf(species).map((breed) => breed.name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.at(-1)).toBe('Not in the list')
    const sorted = names.slice(species === 'dog' || species === 'cat' ? 4 : 1, -1)
    expect(sorted).toEqual([...sorted].sort(new Intl.Collator('en').compare))
  },
)

test('mixed breeds and domestic shorthairs come first', () => {
  expect(
    breedsOf('dog')
      .slice(0, 4)
      .map(({ name }) => name),
  ).toEqual([
    'Mixed breed (small)',
    'Mixed breed (medium)',
    'Mixed breed (large)',
    'Mixed breed (giant)',
  ])
  expect(breedsOf('cat')[0]?.name).toBe('Domestic Shorthair')
})

test('every alias belongs to a breed of its list', () => {
  const lists: [Species, string][] = [
    ['dog', DOG_ALIASES],
    ['cat', CAT_ALIASES],
    ['rabbit', RABBIT_ALIASES],
    ['guinea pig', GUINEA_PIG_ALIASES],
    ['sugar glider', SUGAR_GLIDER_ALIASES],
    ['parrot', PARROT_ALIASES],
  ]
  for (const [species, lines] of lists) {
    const names = new Set(breedsOf(species).map(({ name }) => name))
    expect([...aliasTable(lines).keys()].filter((name) => !names.has(name))).toEqual([])
  }
})

test.each(WITH_BREEDS)('%s gives no two breeds the same Chinese name', (species) => {
  const names = breedsOf(species).flatMap((breed) => breed.nameZhHk ?? [])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.filter((name) => !/^[\p{Script=Han}（）]+$/u.test(name))).toEqual([])
})

test('other species have no list, since their breed is free text', () => {
  expect(breedsOf('others')).toEqual([])
})

test('every id is unique, plain and finds its own breed', () => {
  const all = WITH_BREEDS.flatMap(([species]) => breedsOf(species))
  expect(new Set(all.map((breed) => breed.id)).size).toBe(all.length)
  for (const breed of all) {
    expect(breed.id).toMatch(/^[a-z]+(-[a-z0-9]+)+$/)
    expect(findBreed(breed.id)).toBe(breed)
  }
})

test('an unknown id finds nothing', () => {
  expect(findBreed('dog-unicorn')).toBeUndefined()
  expect(findBreed('')).toBeUndefined()
})

test.each([
  ['dog-beagle', 'small'],
  ['dog-chihuahua', 'small'],
  ['dog-cavalier-king-charles-spaniel', 'small'],
  ['dog-shiba-inu', 'small'],
  ['dog-welsh-corgi-pembroke', 'small'],
  ['dog-labrador-retriever', 'large'],
  ['dog-dobermann', 'large'],
  ['dog-poodle-standard', 'large'],
  ['dog-tong-gau-hong-kong-village-dog', 'large'],
  ['dog-great-dane', 'giant'],
  ['dog-irish-wolfhound', 'giant'],
  ['dog-xoloitzcuintli', null],
  ['cat-maine-coon', null],
])('%s is %s when grown', (id, size) => {
  expect(findBreed(id)?.size).toBe(size)
})

test('a breed has its Hong Kong name where there is one and no empty one otherwise', () => {
  expect(findBreed('dog-beagle')).toEqual({
    id: 'dog-beagle',
    name: 'Beagle',
    nameZhHk: '比高犬',
    nameJa: 'ビーグル',
    nameKo: '비글',
    aliases: ['米格魯', '比格犬', '比格', '小獵兔犬'],
    size: 'small',
  })
  expect(findBreed('dog-drever')).not.toHaveProperty('nameZhHk')
})

test('an accent or a bracket leaves no trace in an id', () => {
  expect(breedTable('dog', 'Löwchen (d’Été)|small').map((breed) => breed.id)).toEqual([
    'dog-lowchen-dete',
  ])
})

test('a misspelt size is refused at load', () => {
  expect(() => breedTable('dog', 'Beagle|tiny')).toThrow('small')
})
