import { expect, test } from 'vitest'
import { hasForbiddenCharacter, INVALID_CHARACTER, plainText } from './plain-text.ts'

test.each([
  ['a null', 'a\u0000b'],
  ['an escape', 'a\u001bb'],
  ['a delete', 'a\u007fb'],
  ['a C1 control', 'a\u0085b'],
  ['a right-to-left override', 'a\u202eb'],
  ['a direction isolate', 'a\u2066b'],
  ['a lone high surrogate', 'a\ud83d'],
  ['a lone low surrogate', '\udc36a'],
  ['a noncharacter', 'a\uffff'],
])('%s is never part of a text', (_, text) => {
  expect(hasForbiddenCharacter(text)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['tab and line breaks', 'a\tb\nc\r\nd'],
  ['Cantonese', '佢隻狗成日咳，冇胃口'],
  ['a character outside the first plane', '𠮷田'],
  ['emoji', '🐶🐱'],
  ['combining accents', 'e\u0301'],
  ['markup, which is shown as text', '<b>&amp;</b>'],
])('%s may be written', (_, text) => {
  expect(hasForbiddenCharacter(text)).toBe(false)
})

test('a text at the limit is taken, one more character is refused', () => {
  expect(plainText(5).safeParse('12345').success).toBe(true)
  expect(plainText(5).safeParse('123456').success).toBe(false)
})

test('a forbidden character is named as such, so that the wire can answer -134', () => {
  const issue = plainText(5).safeParse('\u0000').error?.issues[0]
  expect(issue).toMatchObject({ params: { reason: INVALID_CHARACTER } })
})
