import {
  PAPER_GAINS,
  PAPER_SPEEDS,
  type PaperGain,
  type PaperScale,
  type PaperSpeed,
} from '@systole/ecg/ecg-paper'
import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { heartRate, rPeaks } from '@systole/ecg/heart-rate'
import { leadReach } from '@systole/ecg/lead-reach'

export type EcgView = {
  speed: PaperSpeed
  gain: PaperGain
  zoom: number
  startSeconds: number
  /** A group or the name of a lead; undefined shows all if they fit, else the default one. */
  lead: string | undefined
  /** Shows one lead from the first second to the last, in rows. */
  whole: boolean
  /** Dark or light paper; `undefined` follows the theme. */
  night: boolean | undefined
}

/** The first part of a day-long recording, in which its rate is counted. */
const COUNTED_SECONDS = 300
const ZOOM = { step: 1.25, least: 0.5, most: 4 }

/** Returns the initial view: the recorder's scale, otherwise 50 mm/s and 10 mm/mV, which is usual for small animals. */
export function firstView({ drawnAt }: EcgRecording): EcgView {
  return {
    speed: drawnAt.speed ?? 50,
    gain: drawnAt.gain ?? 10,
    zoom: 1,
    startSeconds: 0,
    lead: undefined,
    whole: false,
    night: undefined,
  }
}

export function paperScale(view: EcgView, cssPixelsPerMillimetre: number): PaperScale {
  return {
    millimetresPerSecond: view.speed,
    millimetresPerMillivolt: view.gain,
    pixelsPerMillimetre: cssPixelsPerMillimetre * view.zoom,
  }
}

export function zoomed(view: EcgView, steps: 1 | -1): EcgView {
  const zoom = within(view.zoom * ZOOM.step ** steps)
  return { ...view, zoom: Math.abs(zoom - 1) < 0.01 ? 1 : zoom }
}

/** Enlarges the view by a factor, within its limits. */
export function enlarged(view: EcgView, factor: number): EcgView {
  return { ...view, zoom: within(view.zoom * factor) }
}

function within(zoom: number): number {
  return Math.min(ZOOM.most, Math.max(ZOOM.least, zoom))
}

export function nextSpeed(view: EcgView): EcgView {
  return { ...view, speed: after(PAPER_SPEEDS, view.speed) }
}

export function nextGain(view: EcgView): EcgView {
  return { ...view, gain: after(PAPER_GAINS, view.gain) }
}

function after<Value>(values: readonly Value[], value: Value): Value {
  return values[(values.indexOf(value) + 1) % values.length] ?? value
}

/** Returns the heart rate in lead II, as is usual, otherwise in the lead with the largest waves. */
export function rateOf(recording: EcgRecording) {
  const { leads, samplesPerSecond } = recording
  const lead = leads.find(({ name }) => name.toUpperCase() === 'II') ?? largest(recording)
  if (!lead) return undefined
  const counted = lead.millivolts.subarray(0, COUNTED_SECONDS * samplesPerSecond)
  return heartRate(rPeaks(counted, samplesPerSecond), samplesPerSecond)
}

function largest({ leads }: EcgRecording) {
  const spans = leads.map(leadReach).map(({ highest, lowest }) => highest - lowest)
  return leads[spans.indexOf(Math.max(...spans))]
}
