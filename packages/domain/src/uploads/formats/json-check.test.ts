import { expect, test } from 'vitest'
import { JSON_MAX_DEPTH, jsonCheck } from './json-check.ts'

/** Checks a text in pieces of this many bytes, as when reading a file. */
function check(text: string | Uint8Array, pieceBytes = 1 << 20) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const json = jsonCheck()
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const problem = json.take(bytes.subarray(at, at + pieceBytes))
    if (problem) return problem
  }
  return json.end()
}

const SOUND = [
  '{}',
  '[]',
  ' [ ] ',
  '{"a":1}',
  '{"a":{"b":[]},"c":[{},[]]}',
  '[0,-0,1,-12,3.25,1e5,1E+5,2.5e-3,true,false,null]',
  '["", "心臟 🫀", "\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9"]',
  '{\n\t"leads" : [ "I" , "II" ]\r\n}',
]
const BROKEN = [
  '',
  ' ',
  '1',
  '"a"',
  'true',
  '{',
  '[1',
  '[1,]',
  '[,1]',
  '[1 2]',
  '{"a"}',
  '{"a":}',
  '{"a":1,}',
  '{a:1}',
  '{1:2}',
  "{'a':1}",
  '[}',
  '{]',
  '[]]',
  '{} {}',
  '[01]',
  '[1.]',
  '[.5]',
  '[+1]',
  '[1e]',
  '[--1]',
  '[tru]',
  '[True]',
  '[NaN]',
  '[1"a"]',
  '["a]',
  '["\\x"]',
  '["\\u12g4"]',
  '["a\u0000b"]',
  '["a\nb"]',
  '[1]// comment',
]

test.each(SOUND)('%j is JSON, however it is cut', (text) => {
  for (const pieceBytes of [1, 2, 3, 7, 1000]) expect(check(text, pieceBytes)).toBeUndefined()
})

test.each(BROKEN)('%j is none, however it is cut', (text) => {
  for (const pieceBytes of [1, 2, 1000]) expect(check(text, pieceBytes)).toBe('notJson')
})

test('the check says of objects and lists what JSON.parse says', () => {
  const letters = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    'a',
    '1',
    '0',
    '.',
    '-',
    'e',
    '\\',
    ' ',
    'null',
  ]
  for (let seed = 1; seed < 20_000; seed += 1) {
    const text = `${seed % 2 ? '[' : '{'}${someOf(letters, seed)}${seed % 2 ? ']' : '}'}`
    expect([text, check(text, 3) === undefined]).toEqual([text, isParsed(text)])
  }
})

test('the byte-order mark of some machines is passed over at the start and nowhere else', () => {
  expect(check('\ufeff{"a":1}')).toBeUndefined()
  expect(check('{"a":\ufeff1}')).toBe('notJson')
})

test('nesting ends at a limit', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect(check(nested(JSON_MAX_DEPTH))).toBeUndefined()
  expect(check(nested(JSON_MAX_DEPTH + 1))).toBe('tooDeep')
  expect(check('{"a":'.repeat(JSON_MAX_DEPTH + 1))).toBe('tooDeep')
})

function someOf(letters: readonly string[], seed: number): string {
  let state = seed
  let text = ''
  for (let count = seed % 7; count >= 0; count -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    text += letters[(state >>> 16) % letters.length]
  }
  return text
}

function isParsed(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
