import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ecg } from '../../../theme/tokens.ts'
import { toScreen } from './image-place.ts'
import { MeasureFigure } from './measure-figure.tsx'
import { proposedPoint, withPoint } from './placing.ts'
import type { ShownMeasurement } from './use-file-measurements.ts'
import { useMeasureWords } from './use-measure-words.ts'
import type { Measuring } from './use-measuring.ts'
import { usePointHands } from './use-point-hands.ts'

/** Lies inside the viewer's own element, so that what it does not take goes on to the viewer. */
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

/** Everything measured in the frame that is shown, over the picture, in screen pixels and never blurred. */
export function MeasureOverlay({ measuring }: { measuring: Measuring }) {
  const layer = useRef<HTMLDivElement>(null)
  usePointHands(layer, measuring)
  const { place, placing, measurements, frame, spacing, chosen } = measuring
  const isChosen = (each: ShownMeasurement) => each.mid === chosen?.mid
  const here = measurements
    .filter((each) => each.frame === frame && each.mid !== placing?.mid)
    .sort((one, other) => Number(isChosen(one)) - Number(isChosen(other)))
  const { t } = useTranslation('viewers')
  return (
    <Layer
      ref={layer}
      role="group"
      aria-label={t('measure.inPicture')}
      {...(placing && { 'data-placing': '' })}
    >
      {place && (
        <svg role="presentation">
          {here.map((each) => (
            <MeasureFigure
              key={each.mid}
              measured={each}
              place={place}
              spacing={spacing}
              colour={each.own ? OWN : OTHERS}
              mid={each.mid}
              chosen={isChosen(each)}
              faint={placing !== undefined || (chosen !== undefined && !isChosen(each))}
            />
          ))}
          {here.map(
            (each) => each.own && <Handles key={each.mid} of={each} measuring={measuring} />,
          )}
          {placing && <BeingSet measuring={measuring} />}
        </svg>
      )}
    </Layer>
  )
}

/** The points of an own measurement, to drag; those of the chosen one are reached by Tab and moved by arrows. */
function Handles({ of, measuring }: { of: ShownMeasurement; measuring: Measuring }) {
  const { place, chosen, selected, select } = measuring
  const words = useMeasureWords()
  const { t } = useTranslation('viewers')
  if (!place) return null
  const isChosen = of.mid === chosen?.mid
  return of.points.map((point, index) => {
    const { x, y } = toScreen(place, point)
    const held = isChosen && selected?.point === index
    return (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: points are told apart by their place
        key={index}
        cx={x}
        cy={y}
        r={isChosen ? 13 : 10}
        fill="transparent"
        data-mid={of.mid}
        data-point={index}
        {...(held && { stroke: OWN, strokeWidth: 1.5 })}
        {...(isChosen && {
          role: 'button',
          tabIndex: 0,
          'aria-label': t('measure.point', {
            name: words.landmark(of.method, index),
            x: Math.round(point.x),
            y: Math.round(point.y),
          }),
          onFocus: () => {
            if (!held) select({ mid: of.mid, point: index })
          },
        })}
      />
    )
  })
}

/** What is set so far, with the next point as it would come to lie. */
function BeingSet({ measuring }: { measuring: Measuring }) {
  const { place, placing, cursor, spacing } = measuring
  if (!place || !placing) return null
  const next = cursor ?? proposedPoint(placing)
  const shown = next ? withPoint(placing, next, spacing) : placing
  const at = next && toScreen(place, shown.points.at(-1) ?? next)
  return (
    <>
      <MeasureFigure measured={shown} place={place} spacing={spacing} colour={OWN} />
      {at && (
        <path
          d={`M${at.x - 14} ${at.y}h9M${at.x + 5} ${at.y}h9M${at.x} ${at.y - 14}v9M${at.x} ${at.y + 5}v9`}
          stroke="#fff"
          strokeWidth={1.5}
        />
      )}
    </>
  )
}
