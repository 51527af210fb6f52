import type { FigureShape } from './figure-shape.ts'
import type { ScreenPoint } from './image-place.ts'
import { type FigureLabel, LABEL_PX } from './spread-labels.ts'

/** Draws the lines and values of one measurement; an outline keeps each stroke visible on any background. */
export function MeasureFigure(props: {
  shape: FigureShape
  /** The labels, positioned without overlapping those of others. */
  labels: readonly FigureLabel[]
  colour: string
  /** True on white paper, where the outline is light. */
  onPaper?: boolean
  /** The id; `undefined` while it is being placed. */
  mid?: string
  chosen?: boolean
  /** True if another measurement is selected. */
  faint?: boolean
}) {
  const { shape, labels, colour, onPaper = false, mid, chosen = false, faint = false } = props
  const halo = onPaper ? '#fff' : '#000'
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
      <path d={strokes + brackets} stroke={halo} strokeOpacity={0.6} strokeWidth={width + 2.5} />
      <path d={strokes} stroke={colour} strokeWidth={width} />
      <path d={brackets} stroke={colour} strokeWidth={1.5} strokeDasharray="3 4" />
      {shape.points.map(({ x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points are identified by their index
        <circle key={index} cx={x} cy={y} r={3} fill={colour} stroke={halo} strokeOpacity={0.6} />
      ))}
      {labels.map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the labels of a figure keep their order
        <Label key={index} {...{ label, colour, halo }} />
      ))}
      {mid && <path d={strokes} stroke="transparent" strokeWidth={14} pointerEvents="stroke" />}
    </g>
  )
}

function Label({ label, colour, halo }: { label: FigureLabel; colour: string; halo: string }) {
  return (
    <text
      x={label.at.x}
      y={label.at.y}
      dy="0.35em"
      textAnchor={label.anchor}
      fill={colour}
      stroke={halo}
      strokeWidth={3.5}
      strokeOpacity={0.85}
      paintOrder="stroke"
      fontSize={LABEL_PX}
      fontWeight={600}
    >
      {label.text}
    </text>
  )
}

function pathOf(points: readonly ScreenPoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}
