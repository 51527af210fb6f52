import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('the order of keys does not matter, at any depth', () => {
  expect(canonicalJson({ b: 1, a: { d: [{ y: 1, x: 2 }], c: null } })).toBe(
    canonicalJson({ a: { c: null, d: [{ x: 2, y: 1 }] }, b: 1 }),
  )
})

test('the order of a list matters', () => {
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
})
