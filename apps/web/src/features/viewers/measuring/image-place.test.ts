import { expect, test } from 'vitest'
import { FITTED, flipped, placeOf, turned } from '../image/placement.ts'
import { type ImagePlace, pixelScale, stepped, toImage, toScreen, within } from './image-place.ts'

const picture = { width: 200, height: 100 }
const box = { width: 400, height: 400 }
const laid = (placement: typeof FITTED): ImagePlace => {
  const place = placeOf(placement, picture, box)
  if (!place) throw new Error('The picture has a place')
  return place
}
const upright = laid(FITTED)
const aside = laid(turned(FITTED))
const mirrored = laid(flipped(FITTED))
const mirroredAside = laid(turned(flipped(FITTED)))

test.each([
  ['upright', upright, { x: 0, y: 100 }],
  ['turned to the right', aside, { x: 400, y: 0 }],
  ['in a mirror', mirrored, { x: 400, y: 100 }],
])('the top left corner of a picture %s', (_, place, corner) => {
  const seen = toScreen(place, { x: 0, y: 0 })
  expect(seen.x).toBeCloseTo(place === aside ? 300 : corner.x, 9)
  expect(seen.y).toBeCloseTo(place === aside ? 0 : corner.y, 9)
})

test.each([upright, aside, mirrored, mirroredAside])(
  'a place on the screen is the same place in the picture (%#)',
  (place) => {
    const there = { x: 12.25, y: 71.5 }
    const back = toImage(place, toScreen(place, there))
    expect(back.x).toBeCloseTo(there.x, 10)
    expect(back.y).toBeCloseTo(there.y, 10)
  },
)

test.each([upright, aside, mirrored, mirroredAside])(
  'an arrow to the right goes right on the screen, by a whole pixel of the picture (%#)',
  (place) => {
    const from = { x: 50.5, y: 50.5 }
    const to = stepped(place, from, { x: 1, y: 0 })
    const way = toScreen(place, to).x - toScreen(place, from).x
    expect(way).toBeCloseTo(pixelScale(place), 9)
    expect(Math.abs(to.x - from.x) + Math.abs(to.y - from.y)).toBe(1)
  },
)

test('where the picture is small a step is as many of its pixels as one of the screen', () => {
  const far = { ...upright, matrix: [0.2, 0, 0, 0.2, 0, 0] as const }
  expect(stepped(far, { x: 10, y: 10 }, { x: 1, y: 0 })).toEqual({ x: 15, y: 10 })
  expect(stepped(far, { x: 10, y: 10 }, { x: 0, y: 10 })).toEqual({ x: 10, y: 60 })
})

test('no point leaves the picture', () => {
  expect(within(upright, { x: -1, y: 101 })).toEqual({ x: 0, y: 100 })
  expect(stepped(upright, { x: 200, y: 0 }, { x: 1, y: -1 })).toEqual({ x: 200, y: 0 })
})
