import type { TFunction } from 'i18next'
import type { FigureShape } from './figure-shape.ts'
import type { ScreenPoint } from './image-place.ts'
import type { FigureLabel } from './spread-labels.ts'
import type { MeasureWords } from './use-measure-words.ts'

const GAP = 8
const SLANT = 0.4

/** Returns the labels beside the lines of one measurement. */
export function figureLabels(
  shape: FigureShape,
  words: MeasureWords,
  t: TFunction<'viewers'>,
): FigureLabel[] {
  const first = shape.brackets[0]?.corners
  return [
    ...beyond(shape.label, undefined, words.value(shape.reading)),
    ...shape.brackets.flatMap(({ name, vertebrae, corners }) =>
      beyond(
        corners[2],
        corners[1],
        t(`measure.brackets.${name}`, { value: words.vertebrae(vertebrae) }),
      ),
    ),
    ...(first ? beyond(first[1], first[2], 'T4') : []),
  ]
}

/** Returns a label beyond the end of a line that starts at `from`, otherwise to the right. */
function beyond(
  at: ScreenPoint | undefined,
  from: ScreenPoint | undefined,
  text: string,
): FigureLabel[] {
  if (!at) return []
  const way = from ? unit(from, at) : { x: 1, y: 0 }
  const anchor = way.x > SLANT ? 'start' : way.x < -SLANT ? 'end' : 'middle'
  return [{ text, anchor, at: { x: at.x + way.x * GAP, y: at.y + way.y * GAP * 1.6 } }]
}

function unit(from: ScreenPoint, to: ScreenPoint): ScreenPoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
