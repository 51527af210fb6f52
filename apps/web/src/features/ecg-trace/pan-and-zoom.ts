import { latestStart, pixelsPerSecond } from '@systole/ecg/paper/ecg-paper'
import { type EcgView, enlarged } from './ecg-view.ts'
import { leftOf } from './strip-layout.ts'

/** The paper to which a view applies. */
export type EcgPaper = {
  /** The CSS pixels per millimetre at zoom 1. */
  millimetre: number
  width: number
  durationSeconds: number
}

/** Pans the view by the dragged pixels, positive to the right. */
export function panned(view: EcgView, pixels: number, paper: EcgPaper): EcgView {
  const { perSecond } = measuresOf(view, paper)
  return startingAt(view, startOf(view, paper) - pixels / perSecond, paper)
}

/** Zooms the paper about a position, in pixels from its left edge, which stays in place. */
export function zoomedAt(view: EcgView, factor: number, at: number, paper: EcgPaper): EcgView {
  const before = measuresOf(view, paper)
  const anchor = startOf(view, paper) + (at - before.left) / before.perSecond
  const larger = enlarged(view, factor)
  const after = measuresOf(larger, paper)
  return startingAt(larger, anchor - (at - after.left) / after.perSecond, paper)
}

function measuresOf(view: EcgView, { millimetre, width, durationSeconds }: EcgPaper) {
  const scale = {
    millimetresPerSecond: view.speed,
    pixelsPerMillimetre: millimetre * view.zoom,
  }
  const left = leftOf(scale)
  const latest = latestStart(durationSeconds, Math.max(0, width - left), scale)
  return { left, latest, perSecond: pixelsPerSecond(scale) }
}

/** Returns the visible start; the view may contain a later one from when a smaller part was visible. */
function startOf(view: EcgView, paper: EcgPaper): number {
  return Math.min(view.startSeconds, measuresOf(view, paper).latest)
}

function startingAt(view: EcgView, seconds: number, paper: EcgPaper): EcgView {
  const { latest } = measuresOf(view, paper)
  return { ...view, startSeconds: Math.min(latest, Math.max(0, seconds)) }
}
