import { expect, test } from 'vitest'
import { chooseRange } from './choose-range.ts'

const file = { sizeBytes: 100, etag: '"abc"' }
const choose = (range?: string, ifRange?: string) => chooseRange({ range, ifRange }, file)

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=0-99', 0, 99],
  ['bytes=0-100', 0, 99],
  ['bytes=10-', 10, 99],
  ['bytes=99-', 99, 99],
  ['bytes=-1', 99, 99],
  ['bytes=-100', 0, 99],
  ['bytes=-101', 0, 99],
])('%s is answered with bytes %i to %i', (range, start, end) => {
  expect(choose(range)).toEqual({ kind: 'part', start, end })
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s cannot be satisfied', (range) => {
  expect(choose(range)).toEqual({ kind: 'unsatisfiable' })
})

test.each([
  undefined,
  '',
  'bytes=-',
  'bytes=',
  'bytes=a-b',
  'bytes=5-4',
  'bytes=0-1,5-6',
  'items=0-1',
  'bytes=0-1 x',
])('%o is answered with the whole file', (range) => {
  expect(choose(range)).toEqual({ kind: 'whole' })
})

test('a part of a file that has not changed is a part', () => {
  expect(choose('bytes=0-9', '"abc"')).toMatchObject({ kind: 'part' })
})

test.each(['"other"', 'W/"abc"', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
  'If-Range %s is answered with the whole file',
  (ifRange) => {
    expect(choose('bytes=0-9', ifRange)).toEqual({ kind: 'whole' })
  },
)
