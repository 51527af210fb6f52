import { expect, test } from 'vitest'
import { answerFromNeutered, neuteredFromAnswer, neuteredWord } from './neutered.ts'

test.each([
  ['yes', 'intact', 'No'],
  ['no', 'snipped', 'Yes'],
  ['unknown', 'unknown', 'Unknown'],
] as const)(
  'NEW-8 intact answered %s travels as %s and reads back as neutered %s',
  (answer, state, word) => {
    expect(neuteredFromAnswer(answer)).toBe(state)
    expect(neuteredWord(state)).toBe(word)
    expect(answerFromNeutered(state)).toBe(answer)
  },
)

test('NEW-8 a record that says neutered reads Yes, as snipped does', () => {
  expect(neuteredWord('neutered')).toBe('Yes')
  expect(answerFromNeutered('neutered')).toBe('no')
})
