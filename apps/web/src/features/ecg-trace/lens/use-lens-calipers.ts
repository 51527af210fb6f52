import type { Beat } from '@systole/ecg/beats/beat'
import { beatsAround } from '../beats/find-beats.ts'
import { firstRr, useCalipers } from '../calipers/use-calipers.ts'
import { useUnsavedCalipers } from '../calipers/use-unsaved-calipers.ts'
import { usualLead } from '../lead-choice.ts'
import { durationSeconds, type TraceSource } from '../source/trace-source.ts'

/** Half of a new interval that is no RR: about a QRS. */
const HALF_WAVE_SECONDS = 0.03

/** Manages the calipers of a lens. A new one is drawn at the chosen place. */
export function useLensCalipers(of: {
  source: TraceSource
  /** The indices of the leads in view. */
  leads: readonly number[]
  beats: readonly Beat[]
  /** The chosen sample. */
  cursor: number
  /** The span of a new interval, RR by default. */
  spans?: string | undefined
}) {
  const { source, leads, beats, cursor, spans = 'RR' } = of
  const { samplesPerSecond } = source
  const duration = durationSeconds(source)
  return useCalipers(useUnsavedCalipers(), {
    durationSeconds: duration,
    leads: leads.flatMap((lead) => source.leads[lead]?.name ?? []),
    usualLead: usualLead(source.leads)?.name,
    firstInterval: () => {
      const at = cursor / samplesPerSecond
      if (spans === 'RR') return firstRr(at, beatsAround(at, beats, samplesPerSecond), duration)
      return { from: at - HALF_WAVE_SECONDS, to: at + HALF_WAVE_SECONDS, label: spans }
    },
    onStart: () => undefined,
  })
}
