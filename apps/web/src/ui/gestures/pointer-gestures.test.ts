import { expect, test } from 'vitest'
import { pinchOf } from './pointer-gestures.ts'

test('whatever way two fingers take, what is under them ends as much larger as they are farther apart', () => {
  let left = { x: -20, y: 0 }
  let right = { x: 20, y: 10 }
  const start = Math.hypot(right.x - left.x, right.y - left.y)
  let picture = { scale: 1, x: 0, y: 0 }
  const underLeft = { x: left.x, y: left.y }
  const ways = [
    [
      { x: -70, y: -30 },
      { x: 90, y: 25 },
    ],
    [
      { x: -35, y: 12 },
      { x: 40, y: -18 },
    ],
    [
      { x: -20 * 3, y: 0 },
      { x: 20 * 3, y: 30 },
    ],
  ] as const
  for (const [nextLeft, nextRight] of ways) {
    picture = applied(picture, pinchOf(left, nextLeft, right))
    left = nextLeft
    picture = applied(picture, pinchOf(right, nextRight, left))
    right = nextRight
  }
  const end = Math.hypot(right.x - left.x, right.y - left.y)
  expect(picture.scale).toBeCloseTo(end / start, 10)
  expect(picture.scale).toBeCloseTo(3, 10)
  // the fingers ended on a line of the same slope, so the point under one is still there
  expect(underLeft.x * picture.scale + picture.x).toBeCloseTo(left.x, 6)
})

type Picture = { scale: number; x: number; y: number }

function applied(
  { scale, x, y }: Picture,
  { factor, about, by }: ReturnType<typeof pinchOf>,
): Picture {
  return {
    scale: scale * factor,
    x: about.x - (about.x - x) * factor + by.x,
    y: about.y - (about.y - y) * factor + by.y,
  }
}
