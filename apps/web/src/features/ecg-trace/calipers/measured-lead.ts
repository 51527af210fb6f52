import type { Beat } from '@systole/ecg/beats/beat'
import type { LeadStretch } from '@systole/ecg/beats/march-waves'
import { peakNear } from '@systole/ecg/beats/snap-to-wave'
import { snapToR } from '../beats/find-beats.ts'
import { usualLead } from '../lead-choice.ts'
import { readMillivolts, type TraceSource } from '../source/trace-source.ts'

/** Returns the index of the lead in which a caliper looks for waves: lead II if it is in view, otherwise the first one in view. */
export function waveLead(source: TraceSource, inView: readonly number[]): number {
  const usual = usualLead(source.leads)
  const lead = inView.find((each) => source.leads[each] === usual)
  return lead ?? inView[0] ?? 0
}

/** Returns the indices of the leads whose rows are drawn. */
export function leadsInView(
  source: TraceSource,
  rows: readonly { lead: { name: string } }[],
): number[] {
  return rows.map(({ lead }) => source.leads.findIndex(({ name }) => name === lead.name))
}

/** Returns the part of a lead between two samples that is within the recording. */
export function leadStretch(
  source: TraceSource,
  lead: number,
  range: { from: number; to: number },
): LeadStretch {
  const from = Math.max(0, Math.floor(range.from))
  const to = Math.min(source.sampleCount, Math.ceil(range.to))
  const millivolts = readMillivolts(source, lead, { from, to: Math.max(from, to) })
  return { from, millivolts, samplesPerSecond: source.samplesPerSecond }
}

/** The feet of a wave within reach. */
const AROUND_SECONDS = 0.1

/** Returns a time moved onto the R, or else onto the peak of the highest wave, within reach of a pointer. */
export function snapToWave(
  seconds: number,
  of: { source: TraceSource; lead: number; beats: readonly Beat[]; reachSeconds: number },
): number {
  const { source, lead, beats, reachSeconds } = of
  const { samplesPerSecond } = source
  const atR = snapToR(seconds, beats, { samplesPerSecond, reachSeconds })
  if (atR !== seconds) return atR
  const around = reachSeconds + AROUND_SECONDS
  const stretch = leadStretch(source, lead, {
    from: (seconds - around) * samplesPerSecond,
    to: (seconds + around) * samplesPerSecond,
  })
  const reach = Math.round(reachSeconds * samplesPerSecond)
  const peak = peakNear(seconds * samplesPerSecond, reach, stretch)
  return peak === undefined ? seconds : peak / samplesPerSecond
}
