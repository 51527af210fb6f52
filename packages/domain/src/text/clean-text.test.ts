import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'
import { hasForbiddenCharacter } from './plain-text.ts'

test.each([
  ['plain text stays', 'Murmur 3/6\n\tleft', 'Murmur 3/6\n\tleft'],
  ['line ends of other systems become line breaks', 'a\r\nb\rc', 'a\nb\nc'],
  [
    'a word processor’s line and page marks become line breaks',
    'a\u000bb\u000cc\u2028d',
    'a\nb\nc\nd',
  ],
  ['invisible controls are dropped', 'a\u0000b\u202ec', 'abc'],
  ['half a pair is dropped, a whole one stays', '🐶\ud83d', '🐶'],
])('%s', (_, typed, kept) => {
  expect(cleanText(typed)).toBe(kept)
})

test('whatever is pasted, the result can be sent and is its own cleaned form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const cleaned = cleanText(text)
      expect(hasForbiddenCharacter(cleaned)).toBe(false)
      expect(cleanText(cleaned)).toBe(cleaned)
    }),
  )
})
