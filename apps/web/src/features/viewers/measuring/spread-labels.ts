import type { ScreenPoint } from './image-place.ts'

/** A label beside a figure: its position and alignment. */
export type FigureLabel = {
  text: string
  at: ScreenPoint
  anchor: 'start' | 'middle' | 'end'
}

export const LABEL_PX = 13
const LINE_PX = 17
const LATIN_SHARE = 0.6
/** The offsets tried, in lines, alternately up and down; a label without room stays in place. */
const TRIES = [0, 1, -1, 2, -2, 3, -3, 4, -4]

/** Separates overlapping labels; earlier ones have priority. */
export function spreadLabels(labels: readonly FigureLabel[]): FigureLabel[] {
  const placed: FigureLabel[] = []
  for (const label of labels) {
    const places = TRIES.map((lines) => lowered(label, lines * LINE_PX))
    const free = places.find((place) => placed.every((other) => !overlap(place, other)))
    placed.push(free ?? label)
  }
  return placed
}

function lowered(label: FigureLabel, by: number): FigureLabel {
  return { ...label, at: { x: label.at.x, y: label.at.y + by } }
}

function overlap(one: FigureLabel, other: FigureLabel): boolean {
  const [a, b] = [across(one), across(other)]
  return a.from < b.to && b.from < a.to && Math.abs(one.at.y - other.at.y) < LINE_PX
}

function across({ text, at, anchor }: FigureLabel): { from: number; to: number } {
  const width = widthOf(text)
  const from = at.x - { start: 0, middle: width / 2, end: width }[anchor]
  return { from, to: from + width }
}

/** Estimates the width of a label, which suffices to separate texts without measuring them. */
function widthOf(text: string): number {
  const letters = [...text].map((letter) => (letter > '\u2e80' ? 1 : LATIN_SHARE))
  return letters.reduce((sum, share) => sum + share, 0) * LABEL_PX
}
