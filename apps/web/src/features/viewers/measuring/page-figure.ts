import type { ImagePoint, PageMethod } from '@systole/domain/measurements/measurement'
import type { PageAxis, PageScale } from '@systole/domain/measurements/page-scale'
import { type ImagePlace, type ScreenPoint, toScreen } from './image-place.ts'
import type { Placing } from './placing.ts'

type Line = readonly [ScreenPoint, ScreenPoint]

/** Half the length of the lines of a caliper, in screen pixels. */
const HALF_INTERVAL = 64
const HALF_AMPLITUDE = 40
const STEPS_MAX = 60

/** Returns the lines of a caliper on a page, along its paper: of an interval across the time, of an amplitude along it. */
export function pageLines(
  { method, points }: { method: PageMethod; points: readonly ImagePoint[] },
  place: ImagePlace,
  page: PageScale,
): Line[] {
  const [from, to] = points
  if (!from) return []
  if (method === 'timeScale' || method === 'voltageScale') {
    return to ? [[toScreen(place, from), toScreen(place, to)]] : []
  }
  const isInterval = method === 'pageInterval'
  const way = isInterval ? upOf(place, page) : rightOf(place, page)
  const half = isInterval ? HALF_INTERVAL : HALF_AMPLITUDE
  const across = [from, ...(to ? [to] : [])].map((point): Line => {
    const { x, y } = toScreen(place, point)
    return [
      { x: x - way.x * half, y: y - way.y * half },
      { x: x + way.x * half, y: y + way.y * half },
    ]
  })
  return to
    ? [...across, [toScreen(place, from), joined(place, page, { from, to, isInterval })]]
    : across
}

/** Returns the lines of equal steps of an interval through the picture, beside the caliper itself. */
export function marchLines(
  [from, to]: readonly ImagePoint[],
  place: ImagePlace,
  page: PageScale,
): Line[] {
  if (!from || !to || !page.time) return []
  const end = along(from, to, page)
  const step = { x: end.x - from.x, y: end.y - from.y }
  const way = upOf(place, page)
  const ahead = stepsInside(from, step, place).slice(1)
  const back = stepsInside(from, { x: -step.x, y: -step.y }, place)
  return [...back, ...ahead].map((point): Line => {
    const { x, y } = toScreen(place, point)
    return [
      { x: x - (way.x * HALF_INTERVAL) / 2, y: y - (way.y * HALF_INTERVAL) / 2 },
      { x: x + (way.x * HALF_INTERVAL) / 2, y: y + (way.y * HALF_INTERVAL) / 2 },
    ]
  })
}

/** Turns the mark of a voltage so that it points up on the screen: up is positive. */
export function upwards(placing: Placing, place: ImagePlace): Placing {
  const [base, top] = placing.points
  if (placing.method !== 'voltageScale' || !base || !top) return placing
  const isUp = toScreen(place, top).y <= toScreen(place, base).y
  return isUp ? placing : { ...placing, points: [top, base] }
}

function stepsInside(
  from: ImagePoint,
  step: ImagePoint,
  { width, height }: ImagePlace,
): ImagePoint[] {
  const found: ImagePoint[] = []
  if (Math.hypot(step.x, step.y) < 1) return found
  for (let index = 1; index <= STEPS_MAX; index += 1) {
    const point = { x: from.x + index * step.x, y: from.y + index * step.y }
    if (point.x < 0 || point.y < 0 || point.x > width || point.y > height) break
    found.push(point)
  }
  return found
}

/** Returns the end of the line that joins the edges of a caliper: along the paper, from the first point. */
function joined(
  place: ImagePlace,
  page: PageScale,
  { from, to, isInterval }: { from: ImagePoint; to: ImagePoint; isInterval: boolean },
): ScreenPoint {
  if (isInterval) return toScreen(place, along(from, to, page))
  const [start, end] = [toScreen(place, from), toScreen(place, to)]
  const way = upOf(place, page)
  const length = (end.x - start.x) * way.x + (end.y - start.y) * way.y
  return { x: start.x + way.x * length, y: start.y + way.y * length }
}

/** Returns the point reached from `from` in the direction of the time, as far as `to` is in it. */
function along(from: ImagePoint, to: ImagePoint, { time }: PageScale): ImagePoint {
  const { x, y } = time?.perUnit ?? { x: 1, y: 0 }
  const part = ((to.x - from.x) * x + (to.y - from.y) * y) / (x * x + y * y)
  return { x: from.x + part * x, y: from.y + part * y }
}

/** Returns the direction of the time on the screen; without a scale, to the right. */
function rightOf(place: ImagePlace, { time, voltage }: PageScale): ScreenPoint {
  if (time) return unitOf(place, time)
  if (!voltage) return { x: 1, y: 0 }
  const { x, y } = unitOf(place, voltage)
  return { x: -y, y: x }
}

/** Returns the direction of the voltage on the screen; without a scale, at right angles to the time. */
function upOf(place: ImagePlace, { time, voltage }: PageScale): ScreenPoint {
  if (voltage) return unitOf(place, voltage)
  if (!time) return { x: 0, y: -1 }
  const { x, y } = unitOf(place, time)
  return { x: y, y: -x }
}

function unitOf({ matrix: [a, b, c, d] }: ImagePlace, { perUnit }: PageAxis): ScreenPoint {
  const [x, y] = [a * perUnit.x + c * perUnit.y, b * perUnit.x + d * perUnit.y]
  const size = Math.hypot(x, y) || 1
  return { x: x / size, y: y / size }
}
