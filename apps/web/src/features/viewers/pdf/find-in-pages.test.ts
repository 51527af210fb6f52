import { expect, test } from 'vitest'
import { findInPages, piecesOf } from './find-in-pages.ts'

const pages = [['NT-pro', 'BNP ', 'raised. '], ['No  text'], [], ['BNP, bnp']]

test.each([
  [
    'bnp',
    [
      [1, 6, 9],
      [4, 0, 3],
      [4, 5, 8],
    ],
  ],
  ['NT-proBNP raised', [[1, 0, 16]]],
  [' raised ', [[1, 10, 16]]],
  ['', []],
  ['   ', []],
  ['heart', []],
])('%j is found at %j', (query, places) => {
  expect(findInPages(pages, query, 10)).toEqual(
    places.map(([page, from, to]) => ({ page, from, to })),
  )
})

test('no more is found than is asked for', () => {
  expect(findInPages([['aaaa']], 'a', 2)).toHaveLength(2)
})

test('a match may run over pieces', () => {
  expect(piecesOf(pages[0] ?? [], { from: 3, to: 12 })).toEqual([
    { item: 0, from: 3, to: 6 },
    { item: 1, from: 0, to: 4 },
    { item: 2, from: 0, to: 2 },
  ])
})
