import { STRIP_MILLIMETRES_MAX } from '@systole/domain/key-images/ecg-strip'

/** A part of a recording, in its seconds. */
export type Stretch = { from: number; to: number }

/** About twelve pages of one lead. */
export const ROWS_MAX = 60
/** A rest shorter than this is not worth a row of its own. */
const LEAST_SECONDS = 0.05

/** Splits a stretch into rows that fit across a page, the last one as short as it is. */
export function printedRowsOf({ from, to }: Stretch, millimetresPerSecond: number): Stretch[] {
  const seconds = STRIP_MILLIMETRES_MAX / millimetresPerSecond
  const count = Math.max(1, Math.ceil((to - from - LEAST_SECONDS) / seconds))
  return Array.from({ length: count }, (_, row) => ({
    from: from + row * seconds,
    to: Math.min(to, from + (row + 1) * seconds),
  }))
}

/** Returns what is wrong with the stretches that were chosen, or `undefined`. */
export function refuseStretches(
  stretches: readonly Stretch[],
  of: { durationSeconds: number; millimetresPerSecond: number },
): 'range' | 'tooLong' | undefined {
  const isRange = ({ from, to }: Stretch) =>
    from >= 0 && to <= of.durationSeconds + LEAST_SECONDS && to - from >= 2 * LEAST_SECONDS
  if (stretches.length === 0 || !stretches.every(isRange)) return 'range'
  const rows = stretches.flatMap((stretch) => printedRowsOf(stretch, of.millimetresPerSecond))
  return rows.length > ROWS_MAX ? 'tooLong' : undefined
}
