import { offPerpendicular } from '@systole/domain/measurements/geometry'
import { expect, test } from 'vitest'
import {
  hasRoom,
  isPlaced,
  nextPoint,
  type Placing,
  proposedPoint,
  straightened,
  withMoved,
  withPoint,
} from './placing.ts'

const at = (x: number, y: number) => ({ x, y })
const set = (method: Placing['method'], ...points: Placing['points'][number][]): Placing => ({
  method,
  points,
})
const AXES = [at(0, 100), at(0, 200), at(-20, 150), at(20, 150)]
const lean = ([a, b, c, d]: readonly { x: number; y: number }[]) =>
  a && b && c && d ? offPerpendicular([a, b], [c, d], null) : undefined

test('the fourth point of a heart score is set on the perpendicular through the third', () => {
  const started = set('vhs', ...AXES.slice(0, 3))
  expect(nextPoint(started, at(33, 170), null)).toEqual(at(33, 150))
  expect(withPoint(started, at(33, 170), null).points[3]).toEqual(at(33, 150))
})

test('every other point is set where it is wanted', () => {
  expect(nextPoint(set('vhs', ...AXES.slice(0, 2)), at(3, 4), null)).toEqual(at(3, 4))
  expect(nextPoint(set('angle', ...AXES.slice(0, 2)), at(3, 4), null)).toEqual(at(3, 4))
})

test('the next vertebra is proposed as long as the one before', () => {
  expect(proposedPoint(set('vhs', ...AXES, at(0, 0)))).toBeUndefined()
  expect(proposedPoint(set('vhs', ...AXES, at(0, 0), at(30, 2)))).toEqual(at(60, 4))
  expect(proposedPoint(set('length', at(0, 0)))).toBeUndefined()
})

test('a heart score is placed once the spine is as long as the longer axis', () => {
  const spine = (count: number) => Array.from({ length: count }, (_, index) => at(index * 30, 0))
  expect([4, 5].map((count) => isPlaced(set('vhs', ...AXES, ...spine(count)), null))).toEqual([
    false,
    true,
  ])
  expect(hasRoom(set('vhs', ...AXES, ...spine(12)))).toBe(true)
  expect(hasRoom(set('vhs', ...AXES, ...spine(13)))).toBe(false)
})

test('the first end of the short axis takes the other along', () => {
  const moved = withMoved(set('vhs', ...AXES), 2, at(-30, 140), null)
  expect(moved).toEqual([AXES[0], AXES[1], at(-30, 140), at(10, 140)])
  expect(lean(moved)).toBeCloseTo(0, 10)
})

test('the second end of the short axis slides on the perpendicular', () => {
  expect(withMoved(set('vhs', ...AXES), 3, at(50, 190), null)[3]).toEqual(at(50, 150))
})

test('a moved long axis leaves the short one leaning until it is straightened', () => {
  const moved = withMoved(set('vhs', ...AXES), 1, at(40, 200), null)
  expect(lean(moved)).toBeGreaterThan(20)
  expect(lean(straightened(moved, null))).toBeCloseTo(0, 10)
  expect(straightened(moved, null).slice(0, 3)).toEqual(moved.slice(0, 3))
})

test('a point of a length moves alone', () => {
  expect(withMoved(set('length', at(0, 0), at(9, 9)), 1, at(4, 5), null)).toEqual([
    at(0, 0),
    at(4, 5),
  ])
})
