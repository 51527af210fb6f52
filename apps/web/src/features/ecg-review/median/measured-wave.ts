import type { EcgReview, MovedBounds } from '@systole/domain/ecg-reviews/ecg-review'
import { type ReviewField, readField } from '@systole/domain/ecg-reviews/review-fields'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import type { StoredMedianBeat } from '@systole/ecg/analysis/stored-median-beat'
import { levelBefore, type MedianLead, reachBetween } from './all-leads.ts'

export type WaveName = 'P' | 'QRS' | 'T'
type Bound = { wave: WaveName; side: 'on' | 'off' }

/** The measures of the median beat in a step: the field of the time between two bounds, and that of the height of a wave. */
export type MeasuredWave = {
  wave: WaveName
  start: Bound
  end: Bound
  time: ReviewField
  height: ReviewField | undefined
}

export const MEASURED_WAVES: Readonly<Partial<Record<ReviewStep, MeasuredWave>>> = {
  p_wave: {
    wave: 'P',
    start: { wave: 'P', side: 'on' },
    end: { wave: 'P', side: 'off' },
    time: 'p_wave.duration',
    height: 'p_wave.height',
  },
  qrs: {
    wave: 'QRS',
    start: { wave: 'QRS', side: 'on' },
    end: { wave: 'QRS', side: 'off' },
    time: 'qrs.duration',
    height: 'qrs.r_height',
  },
  p_qrs: {
    wave: 'P',
    start: { wave: 'P', side: 'on' },
    end: { wave: 'QRS', side: 'on' },
    time: 'pr.duration',
    height: undefined,
  },
  t_wave: {
    wave: 'T',
    start: { wave: 'QRS', side: 'on' },
    end: { wave: 'T', side: 'off' },
    time: 't_wave.qt',
    height: 't_wave.height',
  },
}

/** The bounds as indexes of the median beat. */
export type WaveSpan = { start: number; end: number }

const KEY = { P: 'p', QRS: 'qrs', T: 't' } as const

/** Returns the bounds that were found in a lead; undefined without the wave. */
export function foundSpan(lead: MedianLead, { start, end }: MeasuredWave): WaveSpan | undefined {
  const at = ({ wave, side }: Bound) => lead.bounds?.[KEY[wave]]?.[side]
  const [from, to] = [at(start), at(end)]
  return from === undefined || to === undefined || to <= from ? undefined : { start: from, end: to }
}

/** Returns the bounds that a person moved, where the median beat still has them. */
export function movedSpan(
  bounds: MovedBounds | undefined,
  { rIndex, leads }: StoredMedianBeat,
): WaveSpan | undefined {
  if (!bounds) return undefined
  const span = { start: rIndex + bounds.from, end: rIndex + bounds.to }
  const length = leads[0]?.microvolts.length ?? 0
  return span.start >= 0 && span.end < length ? span : undefined
}

/** Returns the bounds of a value that a person typed: from the start that was found, for as long as the answer says. */
export function shownSpan(
  found: WaveSpan | undefined,
  { document, time, beat }: { document: EcgReview; time: ReviewField; beat: StoredMedianBeat },
): WaveSpan | undefined {
  const seconds = readField(document, time)
  if (typeof seconds !== 'number') return found
  const length = Math.round(seconds * beat.samplesPerSecond)
  if (found === undefined) return undefined
  const { start } = found
  const isAsFound = Math.abs(found.end - start - length) <= 1
  return isAsFound ? found : { start, end: start + length }
}

/** Returns the height of the wave against the level before it; the R of a QRS, and the larger side of P and T. */
export function heightOf(
  lead: MedianLead,
  { wave, start }: MeasuredWave,
  span: WaveSpan,
  { samplesPerSecond, rIndex }: StoredMedianBeat,
): number {
  const { millivolts, bounds } = lead
  const level = levelBefore(millivolts, span.start, samplesPerSecond)
  const isT = wave === 'T' && start.wave === 'QRS'
  const from = isT ? (bounds?.qrs.off ?? rIndex) : span.start
  const { above, below } = reachBetween(millivolts, { from, to: span.end }, level)
  if (wave === 'QRS') return above
  return above >= -below ? above : below
}
