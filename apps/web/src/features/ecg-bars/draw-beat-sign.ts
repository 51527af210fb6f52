import type { BeatLabel } from '@systole/ecg/beats/beat'
import { BEAT_SHAPES, letterOf } from '../ecg-trace/beats/beat-shapes.ts'

const FONT = '"Atkinson Hyperlegible Next", system-ui, sans-serif'
/** The size of the signs in `BEAT_SHAPES`. */
const DRAWN_AT = 14
/** Letters in smaller signs could not be read. */
const LEAST_LETTERED = 9

type Sign = { x: number; y: number; size: number; night: boolean; background: string }

/** The paths by label, made when they are first drawn. */
const paths = new Map<BeatLabel, Path2D>()

function pathOf(label: BeatLabel): Path2D {
  const path = paths.get(label) ?? new Path2D(BEAT_SHAPES[label].path)
  paths.set(label, path)
  return path
}

/** Draws the sign of a label about a point; small ones have no letter. The shape alone distinguishes the labels. */
export function drawBeatSign(
  context: CanvasRenderingContext2D,
  label: BeatLabel,
  sign: Sign,
): void {
  if (sign.size < LEAST_LETTERED) stampSign(context, label, sign)
  else drawSign(context, label, sign)
}

/** Small signs by what distinguishes them: a chart has hundreds, and copying one is cheaper than drawing it. */
const stamps = new Map<string, HTMLCanvasElement>()
/** The space around a sign that its lines need. */
const AIR_PIXELS = 2

function stampSign(context: CanvasRenderingContext2D, label: BeatLabel, sign: Sign): void {
  const { a: density } = context.getTransform()
  const half = Math.ceil(sign.size / 2) + AIR_PIXELS
  const stamp = stampOf(label, sign, { density, half })
  const onPixel = (place: number) => Math.round((place - half) * density) / density
  context.drawImage(stamp, onPixel(sign.x), onPixel(sign.y), 2 * half, 2 * half)
}

function stampOf(
  label: BeatLabel,
  { size, night, background }: Sign,
  { density, half }: { density: number; half: number },
): HTMLCanvasElement {
  const key = [label, size, night, background, density].join(' ')
  const known = stamps.get(key)
  if (known) return known
  const stamp = document.createElement('canvas')
  stamp.width = Math.round(2 * half * density)
  stamp.height = stamp.width
  const context = stamp.getContext('2d')
  context?.scale(stamp.width / (2 * half), stamp.width / (2 * half))
  if (context) drawSign(context, label, { x: half, y: half, size, night, background })
  stamps.set(key, stamp)
  return stamp
}

function drawSign(
  context: CanvasRenderingContext2D,
  label: BeatLabel,
  { x, y, size, night, background }: Sign,
): void {
  const { colour, night: light, dashed = false, bare = false } = BEAT_SHAPES[label]
  const ink = night ? light : colour
  context.save()
  context.translate(x, y)
  context.scale(size / DRAWN_AT, size / DRAWN_AT)
  if (!bare) drawShape(context, label, { ink, background })
  if (size >= LEAST_LETTERED) {
    context.fillStyle = bare || dashed ? ink : background
    context.font = `700 10.5px ${FONT}`
    context.textAlign = 'center'
    context.fillText(letterOf(label), 0, 3.8)
  }
  context.restore()
}

function drawShape(
  context: CanvasRenderingContext2D,
  label: BeatLabel,
  { ink, background }: { ink: string; background: string },
): void {
  const { dashed = false } = BEAT_SHAPES[label]
  const path = pathOf(label)
  context.fillStyle = dashed ? background : ink
  if (label !== 'X') context.fill(path)
  if (!dashed) return
  context.strokeStyle = ink
  context.lineWidth = 1.8
  if (label === 'Q') context.setLineDash([3, 2])
  context.stroke(path)
}
