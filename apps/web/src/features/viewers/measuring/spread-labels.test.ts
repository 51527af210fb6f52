import { expect, test } from 'vitest'
import { type FigureLabel, spreadLabels } from './spread-labels.ts'

const label = (text: string, x: number, y: number, anchor: FigureLabel['anchor'] = 'start') => ({
  text,
  at: { x, y },
  anchor,
})
const heights = (labels: readonly FigureLabel[]) => spreadLabels(labels).map(({ at }) => at.y)

test('labels that lie apart stay where they are', () => {
  expect(heights([label('4.1 v', 0, 0), label('3.6 v', 0, 17), label('T4', 80, 0)])).toEqual([
    0, 17, 0,
  ])
})

test('of labels on one place the first keeps it, the others go below and above', () => {
  expect(heights([label('9.8 v', 0, 50), label('2.3 v', 4, 52), label('52°', 8, 49)])).toEqual([
    50, 69, 32,
  ])
})

test.each([
  ['start', 'end', 0],
  ['start', 'start', 17],
  ['middle', 'middle', 17],
] as const)('one that begins where another ends is beside it: %s and %s', (one, other, lower) => {
  expect(heights([label('12.0 mm', 100, 0, one), label('8.0 mm', 100, 0, other)])).toEqual([
    0,
    lower,
  ])
})

test('letters of China are as wide as they are high', () => {
  expect(heights([label('九點八節脊椎', 0, 0), label('T4', 70, 0)])).toEqual([0, 17])
  expect(heights([label('abcdef', 0, 0), label('T4', 70, 0)])).toEqual([0, 0])
})

test('the same labels always come to the same places, a crowd without room included', () => {
  const crowd = Array.from({ length: 14 }, (_, at) => label(`${at} mm`, 0, 0))
  expect(heights(crowd)).toEqual(heights(crowd))
  expect(new Set(heights(crowd)).size).toBe(9)
  expect(spreadLabels([])).toEqual([])
})
