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
  /** The name of one lead, or all; undefined shows all where they fit, else the usual one. */
  lead: string | undefined
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
    lead: undefined,
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

export const ALL_LEADS = 'all'

export function shownLeads({ leads }: EcgRecording, lead: string): string[] {
  const names = leads.map(({ name }) => name)
  return lead === ALL_LEADS ? names : names.filter((name) => name === lead)
}

/** Lead II, as on a monitor. */
export function usualLead({ leads }: EcgRecording): string {
  return (leads.find(isLeadTwo) ?? leads[0])?.name ?? ALL_LEADS
}

function isLeadTwo({ name }: { name: string }): boolean {
  return name.toUpperCase() === 'II'
}

/** The rate is counted in lead II, where it is usual, else in the lead with the largest waves. */
export function rateOf(recording: EcgRecording) {
  const lead = recording.leads.find(isLeadTwo) ?? largest(recording)
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
