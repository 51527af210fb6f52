/** A row of the trace: one lead over a stretch of time. */
export type BenchRow = { lead: number; startSeconds: number; top: number; height: number }

/** The trace of one lead in rows of equal length, from the first second to the last. */
export type StackLayout = {
  secondsPerRow: number
  rowHeight: number
  rowCount: number
  perSecond: number
  millimetre: number
  width: number
}

export const STACK = { speed: 25, gain: 5, rowMillimetres: 14.5 } as const
export const LENS = { speed: 50, gain: 10 } as const
const LEAST_ROW_SECONDS = 5

/** Returns the rows of a stack: whole seconds, 10 where the usual width allows it. */
export function stackLayout(
  durationSeconds: number,
  { width, millimetre }: { width: number; millimetre: number },
): StackLayout {
  const perSecond = STACK.speed * millimetre
  const secondsPerRow = Math.max(LEAST_ROW_SECONDS, Math.floor(width / perSecond + 0.01))
  return {
    secondsPerRow,
    rowHeight: Math.round(STACK.rowMillimetres * millimetre),
    rowCount: Math.max(1, Math.ceil(durationSeconds / secondsPerRow)),
    perSecond,
    millimetre,
    width,
  }
}

/** Returns the rows that are visible in a scrolled stack. */
export function seenRows(
  { rowHeight, rowCount, secondsPerRow }: StackLayout,
  lead: number,
  seen: { top: number; height: number },
): BenchRow[] {
  const first = Math.max(0, Math.floor(seen.top / rowHeight))
  const end = Math.min(rowCount, Math.ceil((seen.top + seen.height) / rowHeight))
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => ({
    lead,
    startSeconds: (first + index) * secondsPerRow,
    top: (first + index) * rowHeight,
    height: rowHeight,
  }))
}

/** Returns the time at a point of the stack. */
export function stackSeconds(
  { rowHeight, secondsPerRow, perSecond }: StackLayout,
  x: number,
  y: number,
): number {
  const within = Math.min(secondsPerRow, Math.max(0, x / perSecond))
  return Math.max(0, Math.floor(y / rowHeight)) * secondsPerRow + within
}

/** Returns where the stack scrolls to, so that a time is visible; `undefined` if it is. */
export function scrollToShow(
  { rowHeight, rowCount, secondsPerRow }: StackLayout,
  seconds: number,
  seen: { top: number; height: number },
): number | undefined {
  const top = Math.floor(seconds / secondsPerRow) * rowHeight
  if (top >= seen.top && top + rowHeight <= seen.top + seen.height) return undefined
  const context = rowHeight * Math.max(0, Math.floor(seen.height / rowHeight / 3))
  return Math.max(0, Math.min(top - context, rowCount * rowHeight - seen.height))
}

/** Returns the first second of the lens, with a time in its middle, a little to the left: what follows a beat is wider than what precedes it. */
export function lensStart(
  seconds: number,
  { across, durationSeconds }: { across: number; durationSeconds: number },
): number {
  const latest = Math.max(0, durationSeconds - across)
  return Math.min(latest, Math.max(0, seconds - across * 0.45))
}
