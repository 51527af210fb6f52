import { lensStart } from './bench-rows.ts'
import { pulseRoom } from './pulse-before.tsx'

/** The stretch that a lens shows, in its pixels: what is drawn beside its trace uses the same one. */
export type LensWindow = {
  startSeconds: number
  perSecond: number
  /** The room of the pulse before the trace. */
  left: number
}

/** Returns the stretch that a lens of this width shows around a time. */
export function lensWindow(of: {
  width: number
  millimetre: number
  millimetresPerSecond: number
  aroundSeconds: number
  durationSeconds: number
}): LensWindow {
  const { width, millimetre, millimetresPerSecond, aroundSeconds, durationSeconds } = of
  const perSecond = millimetresPerSecond * millimetre
  const left = pulseRoom(millimetre)
  const across = Math.max(0, width - left) / perSecond
  const startSeconds = lensStart(aroundSeconds, { across, durationSeconds })
  return { startSeconds, perSecond, left }
}
