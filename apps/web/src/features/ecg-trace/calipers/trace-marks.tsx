import { styled } from '@mui/material/styles'
import { shownMillivolts } from '@systole/domain/ecg-values/ecg-number'
import { pixelsPerMillivolt, pixelsPerSecond } from '@systole/ecg/paper/ecg-paper'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { StripRow } from '../strip-layout.ts'
import type { Caliper, Calipers, TraceGeometry } from './caliper.ts'
import { CaliperEdge } from './caliper-edge.tsx'

const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
})
const Span = styled('div')({
  position: 'absolute',
  backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)',
  '&[data-faint]': {
    backgroundColor: 'color-mix(in srgb, currentColor 5%, transparent)',
    opacity: 0.75,
  },
  '&[data-outline]': { backgroundColor: 'transparent' },
})
const Word = styled('button')(({ theme }) => ({
  position: 'absolute',
  minHeight: 24,
  padding: '0 6px',
  border: 0,
  borderRadius: 4,
  color: 'currentColor',
  font: 'inherit',
  fontSize: '.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  pointerEvents: 'auto',
  '&:focus-visible': { outline: `2px solid ${(theme.vars ?? theme).palette.edge.focus}` },
  [theme.breakpoints.down('md')]: { minHeight: 44 },
}))

const LINE = 24
const LINES = 3
/** The height of the handle of a line. */
const HANDLE = 28
/** The length of the lines of an amplitude that is not selected. */
const SHORT_MILLIMETRES = 15

/** Shows the visible measurements of the recording, and the outline; the edges of the selected one can be moved. */
export function TraceMarks(props: { measuring: Calipers; strip: TraceGeometry; snap: Snap }) {
  const { measuring, strip, snap } = props
  const { layout, colours } = strip
  const { measurements, outline } = measuring
  const drawn = outline ? [...measurements, outline] : measurements
  return (
    <Layer
      style={
        {
          '--caliper-top': `${layout.head - 4}px`,
          color: colours.caliper,
          clipPath: `inset(0 0 0 ${layout.left - 12}px)`,
        } as CSSProperties
      }
    >
      {drawn.map((each, index) =>
        each.method === 'interval' ? (
          <Interval key={each.mid} {...{ each, measuring, strip, snap }} line={index % LINES} />
        ) : (
          <Height key={each.mid} {...{ each, measuring, strip }} />
        ),
      )}
    </Layer>
  )
}

/** Moves a time onto the R wave beside it. */
export type Snap = (seconds: number) => number

type MarkProps = { each: Caliper; measuring: Calipers; strip: TraceGeometry }

/** Shows an interval as two edges in time. */
function Interval(props: MarkProps & { line: number; snap: Snap }) {
  const { each, measuring, strip, line, snap } = props
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const { scale, startSeconds, layout } = strip
  const perSecond = pixelsPerSecond(scale)
  const xOf = (seconds: number) => layout.left + (seconds - startSeconds) * perSecond
  const [from, to] = each.points
  if (!from || !to) return null
  const left = xOf(Math.min(from.x, to.x))
  const width = Math.abs(to.x - from.x) * perSecond
  if (left > layout.left + layout.width || left + width < layout.left) return null
  const isChosen = measuring.chosen?.mid === each.mid
  const isOutline = measuring.outline?.mid === each.mid
  return (
    <>
      <Span
        {...(!isChosen && { 'data-faint': '' })}
        {...(isOutline && { 'data-outline': '' })}
        style={{
          top: 0,
          bottom: 0,
          left,
          width,
          borderInline: isOutline ? '1px dashed' : '1px solid',
        }}
      />
      <MarkWord
        {...{ each, measuring, strip }}
        style={{
          left: Math.max(left, layout.left),
          top: layout.words.top + line * layout.words.step,
        }}
      />
      {isChosen &&
        each.own &&
        ([0, 1] as const).map((edge) => (
          <CaliperEdge
            key={edge}
            orientation="horizontal"
            label={t(`ecg.caliper.${edge === 0 ? 'from' : 'to'}`)}
            value={each.points[edge]?.x ?? 0}
            text={t('ecg.seconds', { seconds: format.fixed(each.points[edge]?.x ?? 0, 3) })}
            at={xOf(each.points[edge]?.x ?? 0)}
            onMove={(x, by) => {
              const seconds = startSeconds + (x - layout.left) / perSecond
              measuring.moveEdge(each.mid, edge, by === 'pointer' ? snap(seconds) : seconds)
            }}
          />
        ))}
    </>
  )
}

/** Shows an amplitude as two lines on its lead, if that lead is visible. */
function Height({ each, measuring, strip }: MarkProps) {
  const row = strip.layout.rows.find(({ lead }) => lead.name === each.label)
  if (!row) return null
  return <HeightOn {...{ each, measuring, strip, row }} />
}

function HeightOn({ each, measuring, strip, row }: MarkProps & { row: StripRow }) {
  const { t } = useTranslation('viewers')
  const { scale, layout, startSeconds } = strip
  const perMillivolt = pixelsPerMillivolt(scale)
  const yOf = (millivolts: number) => row.baseline - millivolts * perMillivolt
  const [base, top] = each.points
  if (!base || !top) return null
  const isChosen = measuring.chosen?.mid === each.mid
  const half = SHORT_MILLIMETRES * scale.pixelsPerMillimetre
  const middle = layout.left + (base.x - startSeconds) * pixelsPerSecond(scale)
  if (!isChosen && (middle + half < layout.left || middle - half > layout.left + layout.width)) {
    return null
  }
  const [left, right] = isChosen
    ? [layout.left, layout.left + layout.width]
    : [Math.max(layout.left, middle - half), middle + half]
  const upper = yOf(Math.max(base.y, top.y))
  return (
    <>
      <Span
        {...(!isChosen && { 'data-faint': '' })}
        {...(measuring.outline?.mid === each.mid && { 'data-outline': '' })}
        style={{
          left,
          width: right - left,
          top: upper,
          height: Math.abs(top.y - base.y) * perMillivolt,
          borderBlock: '1px dashed',
        }}
      />
      <MarkWord
        {...{ each, measuring, strip }}
        style={{ left, top: upper - LINE - (isChosen ? HANDLE / 2 : 0) }}
      />
      {isChosen &&
        each.own &&
        ([0, 1] as const).map((edge) => (
          <CaliperEdge
            key={edge}
            orientation="vertical"
            label={t(`ecg.amplitude.${edge === 0 ? 'base' : 'top'}`, { lead: row.lead.name })}
            value={each.points[edge]?.y ?? 0}
            text={t('ecg.millivolts', { millivolts: shownMillivolts(each.points[edge]?.y ?? 0) })}
            at={yOf(each.points[edge]?.y ?? 0)}
            onMove={(y) => measuring.moveEdge(each.mid, edge, (row.baseline - y) / perMillivolt)}
          />
        ))}
    </>
  )
}

/** Shows the value of a measurement beside it, which also selects it. */
function MarkWord(props: {
  each: Caliper
  measuring: Calipers
  strip: TraceGeometry
  style: { left: number; top: number }
}) {
  const { each, measuring, strip, style } = props
  const { t } = useTranslation('viewers')
  const { name, value } = measuring.describe(each)
  const isChosen = measuring.chosen?.mid === each.mid
  const isOutline = measuring.outline?.mid === each.mid
  return (
    <Word
      type="button"
      aria-pressed={isChosen}
      style={{ ...style, ...wordColours(strip, isChosen) }}
      onClick={() => measuring.select(isChosen ? undefined : each.mid)}
    >
      {name} {isOutline ? t('ecg.caliper.notPlaced') : value}
    </Word>
  )
}

/** The selected value is filled with the colour of its caliper; behind the others the trace remains visible. */
function wordColours({ colours: { background, caliper } }: TraceGeometry, isChosen: boolean) {
  return isChosen
    ? { color: background, backgroundColor: caliper }
    : { backgroundColor: `${background}CC` }
}
