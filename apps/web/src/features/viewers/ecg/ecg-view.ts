import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { heartRate, rPeaks } from '@systole/ecg/heart-rate'
import {
  CSS_PIXELS_PER_MILLIMETRE,
  type PaperGain,
  type PaperScale,
  type PaperSpeed,
} from '@systole/ecg/paper'

export type EcgView = {
  speed: PaperSpeed
  gain: PaperGain
  zoom: number
  startSeconds: number
  /** The name of one lead, or all. */
  lead: string | 'all'
  /** Undefined follows the room: paper in light, night in the reading room. */
  night: boolean | undefined
}

/** As the recorder drew it; else 50 mm/s and 10 mm/mV, as small animals are mostly recorded. */
export function firstView({ drawnAt }: EcgRecording): EcgView {
  return {
    speed: drawnAt.speed ?? 50,
    gain: drawnAt.gain ?? 10,
    zoom: 1,
    startSeconds: 0,
    lead: 'all',
    night: undefined,
  }
}

export function scaleOf(view: EcgView): PaperScale {
  return {
    millimetresPerSecond: view.speed,
    millimetresPerMillivolt: view.gain,
    pixelsPerMillimetre: CSS_PIXELS_PER_MILLIMETRE * view.zoom,
  }
}

export function shownLeads(recording: EcgRecording, view: EcgView): string[] {
  const names = recording.leads.map(({ name }) => name)
  return view.lead === 'all' ? names : names.filter((name) => name === view.lead)
}

/** The rate is counted in lead II, where it is usual, else in the lead with the largest waves. */
export function rateOf(recording: EcgRecording) {
  const lead = recording.leads.find(({ name }) => name.toUpperCase() === 'II') ?? largest(recording)
  return (
    lead &&
    heartRate(rPeaks(lead.millivolts, recording.samplesPerSecond), recording.samplesPerSecond)
  )
}

function largest({ leads }: EcgRecording) {
  const spans = leads.map(({ millivolts }) => span(millivolts))
  return leads[spans.indexOf(Math.max(...spans))]
}

function span(values: Float32Array): number {
  let lowest = 0
  let highest = 0
  for (const value of values) {
    lowest = Math.min(lowest, value)
    highest = Math.max(highest, value)
  }
  return highest - lowest
}
