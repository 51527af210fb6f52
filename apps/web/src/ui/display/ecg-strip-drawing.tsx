import { isMajor, STRIP_START, type StripDrawing } from '@systole/report/strip-drawing'
import { ecg } from '../../theme/tokens.ts'

const NAME_MILLIMETRES = 3
const MARK_MILLIMETRES = 2.6
const NUMBER_MILLIMETRES = 2.3
/** Without this browsers print no background. */
const EXACT = { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' } as const

/** Draws an ECG strip as in the PDF; on the screen as wide as the space allows, at most in its true size. */
export function EcgStripDrawing(props: {
  drawing: StripDrawing
  label: string
  /** True if it is never made narrower. */
  isTrueSize?: boolean
}) {
  const { drawing, label, isTrueSize = false } = props
  const { width, height, rows, marks, beats, hatching } = drawing
  const { background, minor, major } = ecg.print
  const { trace } = ecg.paper
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      style={{
        display: 'block',
        width: `${width}mm`,
        ...(!isTrueSize && { maxWidth: '100%' }),
        background,
        ...EXACT,
      }}
    >
      <path d={documentOf(drawing, false)} stroke={minor} strokeWidth={0.09} />
      <path d={documentOf(drawing, true)} stroke={major} strokeWidth={0.2} />
      <path d={hatching.map(pathOf).join('')} stroke={major} strokeWidth={0.25} />
      <g stroke={trace} strokeWidth={0.27} fill={trace}>
        <path d={beats.map(({ tick }) => pathOf(tick)).join('')} />
        {beats.map(
          ({ letter, at, colour }) =>
            letter !== '' && (
              <text
                key={at[0]}
                x={at[0]}
                y={at[1]}
                fontSize={MARK_MILLIMETRES}
                fontWeight={600}
                fill={colour}
                stroke="none"
              >
                {letter}
              </text>
            ),
        )}
        {beats.map(
          ({ number, numberAt: [x, y] }) =>
            number !== '' && (
              <text key={number} {...{ x, y }} fontSize={NUMBER_MILLIMETRES} stroke="none">
                {number}
              </text>
            ),
        )}
      </g>
      {rows.map(({ name, nameAt, pulse, traces }) => (
        <g key={name} fill="none" stroke={trace} strokeWidth={0.27} strokeLinejoin="round">
          <path d={[pulse, ...traces].map(pathOf).join('')} />
          <text x={nameAt[0]} y={nameAt[1]} fontSize={NAME_MILLIMETRES} fill={trace} stroke="none">
            {name}
          </text>
        </g>
      ))}
      {marks.map(({ lines, words, at }) => (
        <g key={`${at}`} fill="none" stroke={ecg.paper.caliper} strokeWidth={0.28}>
          <path d={lines.map(pathOf).join('')} />
          <text
            x={at[0]}
            y={at[1]}
            fontSize={MARK_MILLIMETRES}
            fill={ecg.paper.caliper}
            stroke="none"
          >
            {words}
          </text>
        </g>
      ))}
    </svg>
  )
}

function documentOf({ width, height, columns, lines }: StripDrawing, strong: boolean): string {
  const across = columns.filter((x) => isMajor(x, STRIP_START) === strong)
  const down = lines.filter((y) => isMajor(y) === strong)
  return [...across.map((x) => `M${x} 0V${height}`), ...down.map((y) => `M0 ${y}H${width}`)].join(
    '',
  )
}

function pathOf(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

function round(millimetres: number): number {
  return Math.round(millimetres * 1000) / 1000
}
