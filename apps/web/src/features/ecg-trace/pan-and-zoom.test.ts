import { AS_RECORDED } from '@systole/ecg/filters/display-filter'
import { expect, test } from 'vitest'
import type { EcgView } from './ecg-view.ts'
import { panned, zoomedAt } from './pan-and-zoom.ts'

const paper = { millimetre: 4, width: 868, durationSeconds: 60 }
const view: EcgView = {
  speed: 50,
  gain: 10,
  zoom: 1,
  startSeconds: 10,
  lead: undefined,
  whole: false,
  night: undefined,
  filter: AS_RECORDED,
}
/** Returns the time at a pixel: the left margin of 17 mm has the lead's name; a second is 50 mm. */
const timeAt = ({ startSeconds, zoom }: EcgView, pixels: number) =>
  startSeconds + (pixels - Math.round(17 * 4 * zoom)) / (50 * 4 * zoom)

test.each([3, 1.2, 0.5])('paper that grows %s times keeps the time under the fingers', (factor) => {
  const larger = zoomedAt(view, factor, 500, paper)
  expect(larger.zoom).toBe(factor)
  expect(timeAt(larger, 500)).toBeCloseTo(timeAt(view, 500), 5)
})

test('paper grows and shrinks only so far', () => {
  expect(zoomedAt(view, 50, 500, paper).zoom).toBe(4)
  expect(zoomedAt(view, 0.01, 500, paper).zoom).toBe(0.5)
})

test.each([
  ['to the right goes back in time', 200, 9],
  ['to the left goes on', -400, 12],
  ['stops at the start', 99_999, 0],
  ['stops where the recording ends', -99_999, 56],
])('a pull %s', (_what, pixels, start) => {
  expect(panned(view, pixels, paper).startSeconds).toBeCloseTo(start, 5)
})

test('a pull starts from what is seen, also where the view holds a later start', () => {
  expect(panned({ ...view, startSeconds: 59 }, 200, paper).startSeconds).toBeCloseTo(55, 5)
})
