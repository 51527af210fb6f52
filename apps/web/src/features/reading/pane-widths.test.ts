import { expect, test } from 'vitest'
import { FIRST_WIDTHS, widened } from './pane-widths.ts'

test.each([
  ['left', 50, 286],
  ['left', -500, 200],
  ['left', 5000, 420],
  ['right', -32.4, 400],
  ['right', -500, 340],
  ['right', 5000, 760],
] as const)('the %s pane dragged by %d is %i wide', (pane, by, width) => {
  expect(widened(FIRST_WIDTHS, pane, by)[pane]).toBe(width)
})
