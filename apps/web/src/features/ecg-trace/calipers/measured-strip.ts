import type { Beat } from '@systole/ecg/beats/beat'
import { beatsAround } from '../beats/find-beats.ts'
import { usualLead } from '../lead-choice.ts'
import { durationSeconds, type TraceSource } from '../source/trace-source.ts'
import type { Strip } from '../use-strip.ts'
import { firstRr, type MeasuredTrace } from './use-calipers.ts'

/** Returns where calipers are placed on a strip: a new one in the middle of what is visible, on its R waves. */
export function measuredStrip(
  source: TraceSource,
  { startSeconds, across, layout }: Strip,
  beats: readonly Beat[],
): Omit<MeasuredTrace, 'onStart'> {
  const duration = durationSeconds(source)
  return {
    durationSeconds: duration,
    leads: layout.rows.map(({ lead }) => lead.name),
    usualLead: usualLead(source.leads)?.name,
    firstInterval: () => {
      const middle = startSeconds + Math.min(across, duration) / 2
      const around = beatsAround(middle, beats, source.samplesPerSecond)
      const isSeen = around?.every((at) => at >= startSeconds && at <= startSeconds + across)
      return firstRr(middle, isSeen ? around : undefined, duration)
    },
  }
}
