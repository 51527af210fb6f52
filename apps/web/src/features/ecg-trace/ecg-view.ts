import { AS_RECORDED, type DisplayFilter } from '@systole/ecg/filters/display-filter'
import {
  PAPER_GAINS,
  PAPER_SPEEDS,
  type PaperGain,
  type PaperScale,
  type PaperSpeed,
} from '@systole/ecg/paper/ecg-paper'

export type EcgView = {
  speed: PaperSpeed
  /** `undefined` shows the leads as tall as the height allows. */
  gain: PaperGain | undefined
  zoom: number
  startSeconds: number
  /** A group or the name of a lead; undefined shows all. */
  lead: string | undefined
  /** Shows one lead from the first second to the last, in rows. */
  whole: boolean
  /** Dark or light paper; `undefined` follows the theme. */
  night: boolean | undefined
  /** The filter of the picture. */
  filter: DisplayFilter
}

/** The scale of a recorder's print, where its file names it. */
export type DrawnAt = { gain: PaperGain | undefined; speed: PaperSpeed | undefined }

const ZOOM = { step: 1.25, least: 0.5, most: 4 }

/** Returns the initial view: the recorder's speed, otherwise 50 mm/s, which is usual for small animals; all leads, fitted. */
export function firstView(drawnAt: Pick<DrawnAt, 'speed'>): EcgView {
  return {
    speed: drawnAt.speed ?? 50,
    gain: undefined,
    zoom: 1,
    startSeconds: 0,
    lead: undefined,
    whole: false,
    night: undefined,
    filter: AS_RECORDED,
  }
}

/** Returns the horizontal scale of a view with a gain. */
export function paperScale(
  view: Pick<EcgView, 'speed' | 'zoom'>,
  cssPixelsPerMillimetre: number,
  gain: PaperGain,
): PaperScale {
  return {
    millimetresPerSecond: view.speed,
    millimetresPerMillivolt: gain,
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

/** Returns the view with the gain after the shown one. */
export function nextGain(view: EcgView, shown: PaperGain): EcgView {
  return { ...view, gain: after(PAPER_GAINS, shown) }
}

function after<Value>(values: readonly Value[], value: Value): Value {
  return values[(values.indexOf(value) + 1) % values.length] ?? value
}
