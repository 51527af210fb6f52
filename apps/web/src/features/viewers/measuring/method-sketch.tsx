import type { Landmark } from '@systole/domain/measurements/landmarks'
import { landmarkAt } from '@systole/domain/measurements/landmarks'
import type { MeasurementMethod } from '@systole/domain/measurements/measurement'
import { ecg } from '../../../theme/tokens.ts'

const SPINE_Y = 13
const VERTEBRAE = [20, 37, 54, 71, 88, 105]

/** The landmarks in the sketch of a right lateral thorax. */
const PLACES: Partial<Record<Landmark, readonly [number, number]>> = {
  carina: [58, 32],
  apex: [86, 74],
  widestOne: [54, 61],
  widestTwo: [88, 43],
  caudalAtrium: [88, 38],
  t4: [20, SPINE_Y],
  spine: [37, SPINE_Y],
}

/** Draws a lateral thorax with the landmark of the current step. Decorative, because the step is described in words. */
export function MethodSketch({ method, index }: { method: MeasurementMethod; index: number }) {
  if (method === 'laAo') return <ShortAxis index={index} />
  if (method !== 'vhs' && method !== 'vlas') return null
  const place = PLACES[landmarkAt(method, index)]
  const lines = method === 'vhs' ? `M58 32L86 74${index > 1 ? 'M54 61L88 43' : ''}` : 'M58 32L88 38'
  return (
    <svg width={93} height={63} viewBox="0 0 124 84" aria-hidden fill="none" stroke="currentColor">
      {VERTEBRAE.map((x) => (
        <rect key={x} x={x} y={SPINE_Y - 6} width={14} height={12} rx={3} strokeOpacity={0.7} />
      ))}
      <path d="M2 34C26 30 44 32 58 30M2 40C26 36 44 38 56 36" strokeOpacity={0.5} />
      <path
        d="M60 34C50 44 50 64 62 72C72 79 86 80 90 72C95 62 96 48 88 38C80 30 68 28 60 34Z"
        fill="currentColor"
        fillOpacity={0.14}
        strokeOpacity={0.8}
      />
      <path d="M90 40C102 42 110 44 122 44M92 48C102 49 112 50 122 50" strokeOpacity={0.5} />
      <path d={lines} stroke={ecg.night.measure} strokeWidth={1.5} />
      {place && (
        <circle cx={place[0]} cy={place[1]} r={4.5} fill={ecg.night.caliper} stroke="#000" />
      )}
    </svg>
  )
}

/** The four points in the sketch of the heart base. */
const BASE_PLACES = [
  [49, 24],
  [66, 50],
  [66, 53],
  [88, 78],
] as const

/** Draws the heart base in the short axis: the aorta with its three cusps, the left atrium below it. */
function ShortAxis({ index }: { index: number }) {
  const place = BASE_PLACES[index]
  return (
    <svg width={93} height={63} viewBox="0 0 124 84" aria-hidden fill="none" stroke="currentColor">
      <path
        d="M40 56C34 72 52 82 74 82C98 82 108 66 96 52C90 46 80 46 74 48"
        fill="currentColor"
        fillOpacity={0.14}
        strokeOpacity={0.8}
      />
      <circle cx={57} cy={37} r={16} strokeOpacity={0.9} />
      <path d="M57 37L57 53M57 37L43 29M57 37L71 29" strokeOpacity={0.6} />
      <path
        d={`M49 24L66 50${index > 1 ? 'M66 53L88 78' : ''}`}
        stroke={ecg.night.measure}
        strokeWidth={1.5}
      />
      {place && (
        <circle cx={place[0]} cy={place[1]} r={4.5} fill={ecg.night.caliper} stroke="#000" />
      )}
    </svg>
  )
}
