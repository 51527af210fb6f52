import { expect, test } from 'vitest'
import { clipText } from './clip-text.ts'
import { hasForbiddenCharacter } from './plain-text.ts'

test.each([
  ['a text below the limit stays', 'abc', 4, 'abc'],
  ['a text at the limit stays', 'abcd', 4, 'abcd'],
  ['a longer text ends at the limit', 'abcde', 4, 'abcd'],
  ['Chinese counts one a character', '一二三四五', 4, '一二三四'],
  ['a pair that does not fit is left out whole', 'abc🐶', 4, 'abc'],
  ['a pair that fits stays', 'ab🐶', 4, 'ab🐶'],
  ['nothing is left of a limit of zero', 'abc', 0, ''],
])('QUES-6 %s', (_, text, limit, clipped) => {
  expect(clipText(text, limit)).toBe(clipped)
})

test('QUES-6 clipping anywhere never leaves half a pair', () => {
  const text = 'a🐶𠮷b🐱'
  for (let limit = 0; limit <= text.length; limit += 1) {
    expect(hasForbiddenCharacter(clipText(text, limit))).toBe(false)
  }
})
