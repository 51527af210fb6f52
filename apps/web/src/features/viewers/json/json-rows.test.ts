import { expect, test } from 'vitest'
import { outlineJson } from './json-outline.ts'
import {
  depthOf,
  findRows,
  isContainer,
  jsonPathOf,
  keyOf,
  rowOf,
  visibleRows,
  writtenValue,
} from './json-rows.ts'

const TEXT = `{
  "patient": { "name": "Mochi \\"Mo\\"", "weights": [4.1, 4.25] },
  "id": 123456789012345678901234567890,
  "note": "", "done": true, "none": null, "empty": {}, "tiny": -1.50e-7
}`
const outline = outlineJson(TEXT)
const all = Array.from({ length: outline.count }, (_, index) => index)

test('every value is found with its key, its depth and its text', () => {
  expect(
    all.map((index) => [
      depthOf(outline, index),
      keyOf(outline, index),
      isContainer(outline, index) ? outline.size[index] : writtenValue(outline, index, 200),
    ]),
  ).toEqual([
    [0, undefined, 7],
    [1, 'patient', 2],
    [2, 'name', '"Mochi "Mo""'],
    [2, 'weights', 2],
    [3, undefined, '4.1'],
    [3, undefined, '4.25'],
    [1, 'id', '123456789012345678901234567890'],
    [1, 'note', '""'],
    [1, 'done', 'true'],
    [1, 'none', 'null'],
    [1, 'empty', 0],
    [1, 'tiny', '-1.50e-7'],
  ])
})

test.each(['1', '"x"', 'null', ' [ ] ', '{}', '[[[]]]', '["\\\\", "a"]', '{"a":{"a":{"a":[0]}}}'])(
  'the outline of %s has as many values as the text',
  (text) => {
    const count = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? Object.values(value).reduce((sum: number, child) => sum + count(child), 1)
        : 1
    expect(outlineJson(text).count).toBe(count(JSON.parse(text)))
  },
)

test('the way to a value is reported', () => {
  expect(jsonPathOf(outline, 5)).toBe('patient.weights[1]')
  expect(jsonPathOf(outline, 6)).toBe('id')
  expect(jsonPathOf(outline, 0)).toBe('')
  expect(jsonPathOf(outlineJson('[{"a b":1}]'), 2)).toBe('[0]["a b"]')
})

test('what is inside a closed container is not seen', () => {
  expect([...visibleRows(outline, new Set())]).toEqual([0])
  expect([...visibleRows(outline, new Set([0]))]).toEqual([0, 1, 6, 7, 8, 9, 10, 11])
  expect([...visibleRows(outline, new Set([0, 1]))]).toEqual([0, 1, 2, 3, 6, 7, 8, 9, 10, 11])
})

test('a row is found by halves', () => {
  const rows = visibleRows(outline, new Set([0]))
  expect(rowOf(rows, 6)).toBe(2)
  expect(rowOf(rows, 5)).toBeUndefined()
  expect(rowOf(rows, 0)).toBe(0)
})

test.each([
  ['mochi', [2]],
  ['"mo"', [2]],
  ['NAME', [2]],
  ['4.', [4, 5]],
  ['90123', [6]],
  ['n', [1, 2, 7, 8, 9, 11]],
  ['nowhere', []],
  ['', []],
  [' ', []],
  [': {', []],
])('a search for %s finds %j', (query, found) => {
  expect(findRows(outline, query, 100)).toEqual(found)
})

test('letters are found in a file that writes them as escapes', () => {
  const escaped = outlineJson('{"\\u540d": "\\u5c0f\\u65b0"}')
  expect(findRows(escaped, '小新', 10)).toEqual([1])
  expect(writtenValue(escaped, 1, 200)).toBe('"小新"')
  expect(keyOf(escaped, 1)).toBe('名')
})

test('no more is found than is asked for', () => {
  expect(findRows(outlineJson('[1,1,1,1]'), '1', 3)).toEqual([1, 2, 3])
})

test('a long string is cut, not in the middle of an escape', () => {
  const long = outlineJson(JSON.stringify('小'.repeat(50)).replace(/小/g, '\\u5c0f'))
  expect(writtenValue(long, 0, 12)).toBe('"小…')
  expect(writtenValue(outlineJson(`"${'a'.repeat(300)}"`), 0, 11)).toBe(`"${'a'.repeat(10)}…`)
})

test('ten megabytes are outlined and searched in a moment', () => {
  const text = JSON.stringify(Array.from({ length: 400_000 }, (_, at) => ({ at, b: 'value' })))
  expect(text.length).toBeGreaterThan(9_000_000)
  const startedAt = performance.now()
  const large = outlineJson(text)
  expect(large.count).toBe(1_200_001)
  expect(visibleRows(large, new Set([0])).length).toBe(400_001)
  expect(findRows(large, '399999', 10)).toEqual([1_199_999])
  expect(performance.now() - startedAt).toBeLessThan(10_000) // a slow, shared core; a browser needs less than one second
})
