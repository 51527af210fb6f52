import { expect, test } from 'vitest'
import {
  activated,
  type Board,
  firstBoard,
  laidOut,
  opened,
  otherViewport,
  refreshed,
  viewportOf,
} from './board.ts'

const xray = { fileId: 'x', kind: 'chestXray' }
const ecg = { fileId: 'e', kind: 'ecg' }
const blood = { fileId: 'b', kind: 'bloodTest' }
const two: Board = { layout: 'rows', files: ['x', 'e'], active: 0 }

test.each([
  ['a film and an ECG', [blood, ecg, xray], { layout: 'rows', files: ['x', 'e'] }],
  [
    'an echo before the film',
    [{ fileId: 'u', kind: 'echo' }, xray],
    { layout: 'one', files: ['x', undefined] },
  ],
  ['a film alone', [blood, xray], { layout: 'one', files: ['x', undefined] }],
  ['neither', [blood], { layout: 'one', files: ['b', undefined] }],
  ['no file', [], { layout: 'one', files: [undefined, undefined] }],
])('a case with %s opens so', (_, files, board) => {
  expect(firstBoard(files)).toMatchObject(board)
})

test('a narrow screen starts with one viewport', () => {
  expect(firstBoard([xray, ecg], { narrow: true }).layout).toBe('one')
})

test('a file opens in the active viewport', () => {
  expect(opened(activated(two, 1), 'b').files).toEqual(['x', 'b'])
})

test('going back to one viewport keeps the file that is looked at', () => {
  expect(laidOut(activated(two, 1), 'one')).toEqual({ layout: 'one', files: ['e', 'x'], active: 0 })
})

test('with one viewport there is no other to go to', () => {
  expect(otherViewport({ ...two, layout: 'one' }).active).toBe(0)
  expect(otherViewport(two).active).toBe(1)
})

test('the badge of a file is the number of its viewport, while it is seen', () => {
  expect(viewportOf(two, 'e')).toBe(2)
  expect(viewportOf({ ...two, layout: 'one' }, 'e')).toBeUndefined()
})

test('a file that is gone leaves its viewport, the other stays', () => {
  expect(refreshed(two, [ecg]).files).toEqual([undefined, 'e'])
  expect(refreshed(two, [xray, ecg, blood])).toBe(two)
})

test('files that come late fill an empty board', () => {
  const empty = firstBoard([])
  expect(refreshed(empty, [xray, ecg]).files).toEqual(['x', 'e'])
})

test('a case without files keeps its empty board', () => {
  const empty = firstBoard([])
  expect(refreshed(empty, [])).toBe(empty)
})
