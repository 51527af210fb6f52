/** The windows of the chart, in seconds: a minute to a day. */
export const WINDOWS = [60, 300, 1800, 7200, 21_600, 86_400] as const

/** Returns the part of the recording that the chart shows: pages of a window, so that it does not move with every beat. */
export function barWindow(
  duration: number,
  windowSeconds: number | undefined,
  chosen: number,
): { from: number; to: number } {
  if (windowSeconds === undefined || windowSeconds >= duration) return { from: 0, to: duration }
  const page = Math.floor(Math.max(0, chosen) / windowSeconds)
  const from = Math.min(page * windowSeconds, duration - windowSeconds)
  return { from, to: from + windowSeconds }
}

/** Returns the next larger or smaller window; `undefined` is the whole recording. */
export function zoomedWindow(
  duration: number,
  current: number | undefined,
  by: 1 | -1,
): number | undefined {
  const all = [...WINDOWS.filter((seconds) => seconds < duration), undefined]
  const place = all.indexOf(current as (typeof WINDOWS)[number] | undefined)
  return all[Math.min(all.length - 1, Math.max(0, place + by))]
}
