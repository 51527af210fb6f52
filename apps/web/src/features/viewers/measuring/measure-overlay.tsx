import { styled } from '@mui/material/styles'
import { isPageMethod, type MeasurementMethod } from '@systole/domain/measurements/measurement'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ecg } from '../../../theme/tokens.ts'
import { figureLabels } from './figure-labels.ts'
import { type FigureShape, figureShape } from './figure-shape.ts'
import { type ImagePlace, type ScreenPoint, toScreen } from './image-place.ts'
import { MeasureFigure } from './measure-figure.tsx'
import { proposedPoint, withPoint } from './placing.ts'
import { type FigureLabel, spreadLabels } from './spread-labels.ts'
import type { ShownMeasurement } from './use-file-measurements.ts'
import { useMeasureWords } from './use-measure-words.ts'
import type { Measuring } from './use-measuring.ts'
import { usePointDragging } from './use-point-dragging.ts'

/** A layer inside the viewer's own element, so that unhandled events reach the viewer. */
const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  pointerEvents: 'none',
  touchAction: 'none',
  '&[data-placing]': { pointerEvents: 'auto', cursor: 'crosshair' },
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'hidden' },
  '& text': { userSelect: 'none' },
  '& [data-point]': { pointerEvents: 'auto', cursor: 'move', outline: 'none' },
  '& [data-point]:focus-visible': { stroke: '#fff', strokeWidth: 2 },
})

const OWN = ecg.night.measure
const OTHERS = ecg.night.caliper

/** Returns the colours of a measurement: an ECG on paper is light, all other pictures are dark. */
function coloursOf({ method, own }: { method: MeasurementMethod; own: boolean }) {
  if (!isPageMethod(method)) return { colour: own ? OWN : OTHERS }
  return { colour: own ? ecg.paper.caliper : ecg.paper.others, onPaper: true }
}

/** Shows the measurements of the current frame over the picture, in screen pixels, so that they are never blurred. */
export function MeasureOverlay({ measuring }: { measuring: Measuring }) {
  const layer = useRef<HTMLDivElement>(null)
  usePointDragging(layer, measuring)
  const { t } = useTranslation('viewers')
  const { place, placing } = measuring
  return (
    <Layer
      ref={layer}
      role="group"
      aria-label={t('measure.inPicture')}
      {...(placing && { 'data-placing': '' })}
    >
      {place && (
        <svg role="presentation">
          <Figures measuring={measuring} place={place} />
        </svg>
      )}
    </Layer>
  )
}

function Figures({ measuring, place }: { measuring: Measuring; place: ImagePlace }) {
  const { placing, chosen } = measuring
  const isChosen = (each: ShownMeasurement) => each.mid === chosen?.mid
  const { figures, beingSet } = useFigures(measuring, place)
  const inOrder = figures.toSorted((a, b) => Number(isChosen(a.of)) - Number(isChosen(b.of)))
  return (
    <>
      {inOrder.map(({ of, ...drawing }) => (
        <MeasureFigure
          key={of.mid}
          {...drawing}
          {...coloursOf(of)}
          mid={of.mid}
          chosen={isChosen(of)}
          faint={placing !== undefined || (chosen !== undefined && !isChosen(of))}
        />
      ))}
      {inOrder.map(({ of }) => of.own && <Handles key={of.mid} of={of} measuring={measuring} />)}
      {beingSet && <BeingSet {...beingSet} />}
    </>
  )
}

type Drawing = { shape: FigureShape; labels: readonly FigureLabel[] }

/** Returns the figures of the frame with their labels separated; existing ones have priority over the one being placed. */
function useFigures(measuring: Measuring, place: ImagePlace) {
  const { t } = useTranslation('viewers')
  const words = useMeasureWords()
  const { cursor, measurements, frame, spacing, chosen, marching } = measuring
  const page = measuring.pageOf(frame)
  const placing = measuring.placing ?? measuring.marked
  const here = measurements.filter((each) => each.frame === frame && each.mid !== placing?.mid)
  const next = placing && (cursor ?? proposedPoint(placing))
  const shown = placing && next ? withPoint(placing, next, spacing) : placing
  const shapes = [...here, ...(shown ? [shown] : [])].map((measured) => {
    const isMarched = marching && measured === chosen && measured.method === 'pageInterval'
    const shape = figureShape(measured, place, spacing, { page, marching: isMarched })
    return { shape, labels: figureLabels(shape, words, t) }
  })
  const spread = spreadLabels(shapes.flatMap(({ labels }) => labels))
  const drawings = shapes.map(({ shape, labels }): Drawing => {
    return { shape, labels: spread.splice(0, labels.length) }
  })
  const last = drawings[here.length]
  const at = next && toScreen(place, shown?.points.at(-1) ?? next)
  return {
    figures: here.flatMap((of, index) => {
      const drawing = drawings[index]
      return drawing ? [{ of, ...drawing }] : []
    }),
    beingSet: last && placing && { ...last, at, method: placing.method },
  }
}

/** Renders the draggable points of own measurements; those of the selected one are reached by Tab and moved by arrows. */
function Handles({ of, measuring }: { of: ShownMeasurement; measuring: Measuring }) {
  const { place, chosen, selected, select } = measuring
  const words = useMeasureWords()
  const { t } = useTranslation('viewers')
  if (!place) return null
  const isChosen = of.mid === chosen?.mid
  return of.points.map((point, index) => {
    const { x, y } = toScreen(place, point)
    const grabbed = isChosen && selected?.point === index
    return (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: points are identified by their index
        key={index}
        cx={x}
        cy={y}
        r={isChosen ? 13 : 10}
        fill="transparent"
        data-mid={of.mid}
        data-point={index}
        {...(grabbed && { stroke: OWN, strokeWidth: 1.5 })}
        {...(isChosen && {
          role: 'button',
          tabIndex: 0,
          'aria-label': t('measure.point', {
            name: words.landmark(of.method, index),
            x: Math.round(point.x),
            y: Math.round(point.y),
          }),
          onFocus: () => {
            if (!grabbed) select({ mid: of.mid, point: index })
          },
        })}
      />
    )
  })
}

/** Shows the points placed so far, with the next one at the pointer. */
function BeingSet(props: Drawing & { at: ScreenPoint | undefined; method: MeasurementMethod }) {
  const { at, method, ...drawing } = props
  const colours = coloursOf({ method, own: true })
  return (
    <>
      <MeasureFigure {...drawing} {...colours} />
      {at && (
        <path
          d={`M${at.x - 14} ${at.y}h9M${at.x + 5} ${at.y}h9M${at.x} ${at.y - 14}v9M${at.x} ${at.y + 5}v9`}
          stroke={'onPaper' in colours ? colours.colour : '#fff'}
          strokeWidth={1.5}
        />
      )}
    </>
  )
}
