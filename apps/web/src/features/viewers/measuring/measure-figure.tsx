import type { Measured, PixelSpacing } from '@systole/domain/measurements/measurement'
import { useTranslation } from 'react-i18next'
import { type FigureShape, figureShape } from './figure-shape.ts'
import type { ImagePlace, ScreenPoint } from './image-place.ts'
import { type MeasureWords, useMeasureWords } from './use-measure-words.ts'

/** The lines and figures of one measurement; each stroke has a dark one under it, so that it shows on any ground. */
export function MeasureFigure(props: {
  measured: Measured
  place: ImagePlace
  spacing: PixelSpacing
  colour: string
  /** Undefined while it is being set. */
  mid?: string
  chosen?: boolean
  /** Another one is looked at. */
  faint?: boolean
}) {
  const { measured, place, spacing, colour, mid, chosen = false, faint = false } = props
  const words = useMeasureWords()
  const shape = figureShape(measured, place, spacing)
  const strokes = [...shape.lines, ...shape.ticks].map(pathOf).join('')
  const brackets = shape.brackets.map(({ corners }) => pathOf(corners)).join('')
  const width = chosen ? 2 : 1.5
  return (
    <g
      {...(mid && { 'data-mid': mid })}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(faint && { opacity: 0.4 })}
    >
      <path d={strokes + brackets} stroke="#000" strokeOpacity={0.6} strokeWidth={width + 2.5} />
      <path d={strokes} stroke={colour} strokeWidth={width} />
      <path d={brackets} stroke={colour} strokeWidth={1.5} strokeDasharray="3 4" />
      {shape.points.map(({ x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points are told apart by their place
        <circle key={index} cx={x} cy={y} r={3} fill={colour} stroke="#000" strokeOpacity={0.6} />
      ))}
      <Labels shape={shape} colour={colour} words={words} />
      {mid && <path d={strokes} stroke="transparent" strokeWidth={14} pointerEvents="stroke" />}
    </g>
  )
}

function Labels(props: { shape: FigureShape; colour: string; words: MeasureWords }) {
  const { shape, colour, words } = props
  const { t } = useTranslation('viewers')
  const first = shape.brackets[0]?.corners
  return (
    <>
      {shape.label && (
        <Label at={shape.label} colour={colour}>
          {words.value(shape.reading)}
        </Label>
      )}
      {shape.brackets.map(({ name, vertebrae, corners }) => (
        <Label key={name} at={corners[2]} from={corners[1]} colour={colour}>
          {t(`measure.brackets.${name}`, { value: words.vertebrae(vertebrae) })}
        </Label>
      ))}
      {first && (
        <Label at={first[1]} from={first[2]} colour={colour}>
          T4
        </Label>
      )}
    </>
  )
}

const GAP = 8
const SLANT = 0.4

/** Written beyond the end of a line that comes `from` there, else to the right. */
function Label(props: {
  at: ScreenPoint | undefined
  from?: ScreenPoint | undefined
  colour: string
  children: string
}) {
  const { at, from, colour, children } = props
  if (!at) return null
  const way = from ? unit(from, at) : { x: 1, y: 0 }
  const anchor = way.x > SLANT ? 'start' : way.x < -SLANT ? 'end' : 'middle'
  return (
    <text
      x={at.x + way.x * GAP}
      y={at.y + way.y * GAP * 1.6}
      dy="0.35em"
      textAnchor={anchor}
      fill={colour}
      stroke="#000"
      strokeWidth={3.5}
      strokeOpacity={0.85}
      paintOrder="stroke"
      fontSize={13}
      fontWeight={600}
    >
      {children}
    </text>
  )
}

function unit(from: ScreenPoint, to: ScreenPoint): ScreenPoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

function pathOf(points: readonly ScreenPoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}
