import { beforeEach, expect, test } from 'vitest'
import { bothFit, firstLayout, fitted, keepLayout, readLayout, widened } from './desk-layout.ts'

const WIDE = firstLayout(1440)
beforeEach(() => window.localStorage.clear())

test.each([
  ['left', 50, 286],
  ['left', -500, 200],
  ['left', 5000, 420],
  ['right', -32.4, 400],
  ['right', -500, 340],
  ['right', 5000, 760],
] as const)('the %s pane dragged by %d is %i wide', (pane, by, width) => {
  expect(widened(WIDE, pane, by)[pane]).toBe(width)
})

test('a small window begins with narrower panes', () => {
  const small = firstLayout(1024)
  expect(1024 - small.left - small.right).toBeGreaterThan(440)
})

test.each([
  { window: 1440, left: 236, right: 432, isLeftOpen: true },
  { window: 1000, left: 200, right: 400, isLeftOpen: true },
  { window: 940, left: 200, right: 340, isLeftOpen: true },
  { window: 939, left: 236, right: 432, isLeftOpen: false },
  { window: 900, left: 236, right: 432, isLeftOpen: false },
])('in a window of $window px the images keep their space', ({ window, ...panes }) => {
  expect(fitted(WIDE, window)).toEqual({ ...WIDE, ...panes })
  expect(bothFit(window)).toBe(panes.isLeftOpen)
})

test('the report folded away leaves the patient where only one has room', () => {
  expect(fitted({ ...WIDE, isRightOpen: false }, 900)).toMatchObject({
    isLeftOpen: true,
    left: 236,
  })
})

test('the desk is remembered for each person and each kind of case', () => {
  const ofImages = { ...WIDE, left: 300, isRightOpen: false, board: 'columns' as const }
  keepLayout('mei', 'film', { layout: ofImages, unsent: true })
  keepLayout('mei', 'ecg', { layout: { ...WIDE, right: 500 }, unsent: false })
  expect(readLayout('mei', 'film')).toEqual({ layout: ofImages, unsent: true })
  expect(readLayout('mei', 'ecg')).toEqual({ layout: { ...WIDE, right: 500 }, unsent: false })
  expect(readLayout('mei', 'echo')).toBeUndefined()
  expect(readLayout('ken', 'film')).toBeUndefined()
})

test.each(['{', '[]', '"x"', '{"mei":{"film":{"left":"wide"}}}', '{"mei":7}'])(
  'what is no layout (%s) is as if nothing was kept',
  (stored) => {
    window.localStorage.setItem('systole.desks', stored)
    expect(readLayout('mei', 'film')).toBeUndefined()
  },
)

test('a layout with a word that is no layout of viewports keeps its widths', () => {
  const kept = { mei: { film: { left: 9999, right: 400, board: 'six' } } }
  window.localStorage.setItem('systole.desks', JSON.stringify(kept))
  expect(readLayout('mei', 'film')?.layout).toEqual({ ...WIDE, left: 420, right: 400 })
})
