import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitWirePetName, wirePetName } from './pet.ts'

test('NEW-8 pname is identifier, space, pet name', () => {
  expect(wirePetName({ identifier: '3381', name: 'Mochi' })).toBe('3381 Mochi')
})

test('a pet without an identifier travels by its bare name', () => {
  expect(wirePetName({ identifier: '', name: 'Mochi' })).toBe('Mochi')
})

test.each([
  ['3381 Mochi', '3381', 'Mochi'],
  ['3381 Ah Beng', '3381', 'Ah Beng'],
  ['3381  Mochi ', '3381', 'Mochi'],
  ['Mochi', '', 'Mochi'],
  ['A-12 麻糬', 'A-12', '麻糬'],
  ['', '', ''],
])('NEW-8 %j splits into identifier %j and name %j', (pname, identifier, name) => {
  expect(splitWirePetName(pname)).toEqual({ identifier, name })
})

test('NEW-8 an identifier without spaces and any trimmed name survive the wire', () => {
  const word = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/\s/.test(text))
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(word, name, (identifier, petName) => {
      const pet = { identifier, name: petName }
      expect(splitWirePetName(wirePetName(pet))).toEqual(pet)
    }),
  )
})
