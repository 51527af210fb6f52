import { placeOnSpine } from '@systole/domain/measurements/count-vertebrae'
import { spineStart } from '@systole/domain/measurements/landmarks'
import { type Reading, readMeasurement } from '@systole/domain/measurements/measure'
import {
  isPageMethod,
  type Measured,
  type PixelSpacing,
} from '@systole/domain/measurements/measurement'
import type { PageScale } from '@systole/domain/measurements/page-scale'
import { type ImagePlace, type ScreenPoint, toScreen } from './image-place.ts'
import { marchLines, pageLines } from './page-figure.ts'

type Line = readonly [ScreenPoint, ScreenPoint]
export type FigureShape = {
  reading: Reading
  points: ScreenPoint[]
  lines: Line[]
  /** Ticks across the spine where a vertebra begins, or the equal steps of an interval. */
  ticks: Line[]
  /** The lengths laid along the spine. */
  brackets: { name: 'long' | 'short' | 'vertebrae'; vertebrae: number; corners: ScreenPoint[] }[]
  /** The position of the value beside its lines. */
  label: ScreenPoint | undefined
}

const TICK = 9
const BRACKET_NEAR = 26
const BRACKET_STEP = 22
const BRACKET_FOOT = 8
const LINES: Partial<Record<Measured['method'], readonly (readonly [number, number])[]>> = {
  length: [[0, 1]],
  angle: [
    [0, 1],
    [1, 2],
  ],
  vhs: [
    [0, 1],
    [2, 3],
  ],
  vlas: [[0, 1]],
  laAo: [
    [0, 1],
    [2, 3],
  ],
}

/** Converts a measurement to lines on the screen for any placement of the picture. */
export function figureShape(
  measured: Measured,
  place: ImagePlace,
  spacing: PixelSpacing,
  { page, marching }: { page: PageScale; marching: boolean },
): FigureShape {
  const { method, points } = measured
  const reading = readMeasurement(measured, spacing, page)
  const screen = points.map((point) => toScreen(place, point))
  const lines = isPageMethod(method)
    ? pageLines({ method, points }, place, page)
    : linesOf(method, screen)
  const start = spineStart(method)
  const spine = start === undefined ? [] : screen.slice(start)
  return {
    reading,
    points: screen,
    lines,
    ticks: marching ? marchLines(points, place, page) : ticksOf(spine),
    brackets: bracketsOf(reading, spine, screen),
    label: labelOf(method, screen),
  }
}

function linesOf(method: Measured['method'], screen: readonly ScreenPoint[]): Line[] {
  return (LINES[method] ?? []).flatMap(([from, to]): Line[] => {
    const [a, b] = [screen[from], screen[to]]
    return a && b ? [[a, b]] : []
  })
}

function labelOf(method: Measured['method'], screen: readonly ScreenPoint[]) {
  if (method === 'angle') return screen.length === 3 ? screen[1] : undefined
  if (method === 'laAo') return screen.length === 4 ? rightmost(screen.slice(2)) : undefined
  if ((method !== 'length' && !isPageMethod(method)) || screen.length < 2) return undefined
  return rightmost(screen)
}

function rightmost(screen: readonly ScreenPoint[]): ScreenPoint | undefined {
  return screen.toSorted((a, b) => b.x - a.x)[0]
}

function ticksOf(spine: readonly ScreenPoint[]): Line[] {
  return spine.map((point, index) => {
    const other = spine[index + 1] ?? spine[index - 1]
    const across = other ? unitAcross(point, other) : { x: 0, y: 1 }
    return [moved(point, across, -TICK), moved(point, across, TICK)] as const
  })
}

/** Returns the brackets, on the side of the spine away from the heart. */
function bracketsOf(
  reading: Reading,
  spine: readonly ScreenPoint[],
  screen: readonly ScreenPoint[],
): FigureShape['brackets'] {
  const first = spine[0]
  const last = spine.at(-1)
  const heart = screen[0]
  if (!first || !last || !heart || spine.length < 2) return []
  const across = unitAcross(first, last)
  const toHeart = (heart.x - first.x) * across.x + (heart.y - first.y) * across.y
  const away = toHeart > 0 ? -1 : 1
  return partsOf(reading).flatMap(({ name, vertebrae }, index) => {
    const end = placeOnSpine(spine, vertebrae)
    if (!end) return []
    const far = away * (BRACKET_NEAR + index * BRACKET_STEP)
    const foot = far - away * BRACKET_FOOT
    const corners = [
      moved(first, across, foot),
      moved(first, across, far),
      moved(end, across, far),
      moved(end, across, foot),
    ]
    return [{ name, vertebrae, corners }]
  })
}

function partsOf(reading: Reading) {
  const part = (name: 'long' | 'short' | 'vertebrae', vertebrae: number | undefined) =>
    vertebrae === undefined ? [] : [{ name, vertebrae }]
  if (reading.method === 'vhs')
    return [...part('long', reading.long), ...part('short', reading.short)]
  return reading.method === 'vlas' ? part('vertebrae', reading.vertebrae) : []
}

function unitAcross(from: ScreenPoint, to: ScreenPoint): ScreenPoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
}

function moved(point: ScreenPoint, way: ScreenPoint, by: number): ScreenPoint {
  return { x: point.x + way.x * by, y: point.y + way.y * by }
}
