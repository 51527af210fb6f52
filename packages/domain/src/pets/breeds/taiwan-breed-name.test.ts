import { expect, test } from 'vitest'
import { allBreeds } from './breeds.ts'
import { searchBreeds } from './search-breeds.ts'
import { taiwanBreedName } from './taiwan-breed-name.ts'

test.each([
  ['金毛尋回犬', '黃金獵犬'],
  ['玩具貴婦犬', '玩具貴賓犬'],
  ['曲架貴婦犬', '可卡貴賓犬'],
  ['意大利格力犬', '義大利靈緹犬'],
  ['潘布魯克哥基犬', '潘布魯克柯基犬'],
  ['迷你史納莎', '迷你雪納瑞'],
  ['美國短毛葵鼠', '美國短毛天竺鼠'],
  ['柴犬', '柴犬'],
])('Taiwan calls the breed %s %s', (hongKong, taiwan) => {
  expect(taiwanBreedName(hongKong)).toBe(taiwan)
})

test.each([
  'Beagle',
  'Golden Retriever',
  'Chihuahua',
  'Maltese',
  'Yorkshire Terrier',
  'Pomeranian',
  'Miniature Schnauzer',
  'Dobermann',
  'Dachshund (Standard)',
  'Pug',
  'Siberian Husky',
])('the name that Taiwan reads for %s is one that a search knows', (name) => {
  const breeds = allBreeds().map(({ id, name, nameZhHk = '', aliases }) => ({
    ...{ id, name },
    names: [name, nameZhHk, ...aliases],
  }))
  const breed = breeds.find((each) => each.name === name)
  const taiwan = taiwanBreedName(breed?.names[1] ?? '')
  expect(searchBreeds(breeds, taiwan).map(({ id }) => id)).toContain(breed?.id)
})
