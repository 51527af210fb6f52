/** The visible part of a recording. */
export type TimeWindow = { start: number; span: number }

/** The default window, a few heartbeats of a dog; the shortest one shows a single sound. */
export const BEATS_SECONDS = 3
const SHORTEST_SECONDS = 0.25
/** The minimum distance of ruler marks. */
const MARK_PIXELS = 64
const STEPS = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600]

export function kept(window: TimeWindow, durationSeconds: number): TimeWindow {
  const span = Math.min(durationSeconds, Math.max(SHORTEST_SECONDS, window.span))
  return { span, start: Math.min(Math.max(0, window.start), Math.max(0, durationSeconds - span)) }
}

/** Zooms the window about a time, which stays in place. */
export function zoomedTimes(
  window: TimeWindow,
  factor: number,
  { at, durationSeconds }: { at: number; durationSeconds: number },
): TimeWindow {
  const span = Math.min(durationSeconds, Math.max(SHORTEST_SECONDS, window.span / factor))
  const inside = at >= window.start && at <= window.start + window.span
  const share = inside && window.span > 0 ? (at - window.start) / window.span : 0.5
  return kept({ span, start: at - share * span }, durationSeconds)
}

/** Turns the window like a page to include the playback time. */
export function following(window: TimeWindow, at: number, durationSeconds: number): TimeWindow {
  const seen = at >= window.start && at <= window.start + window.span
  return seen ? window : kept({ ...window, start: at }, durationSeconds)
}

/** Returns the times of the ruler's marks, and the number of decimals that distinguishes them. */
export function rulerMarks(
  { start, span }: TimeWindow,
  widthPixels: number,
): { times: number[]; decimals: number } {
  if (span <= 0 || widthPixels <= 0) return { times: [], decimals: 0 }
  const least = (MARK_PIXELS / widthPixels) * span
  const step = STEPS.find((candidate) => candidate >= least) ?? least
  const first = Math.ceil(start / step - 1e-9)
  const last = Math.floor((start + span) / step + 1e-9)
  return {
    times: Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step),
    decimals: step >= 1 ? 0 : step >= 0.1 ? 1 : 2,
  }
}
