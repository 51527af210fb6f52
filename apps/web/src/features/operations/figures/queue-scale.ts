import type { CaseFigures } from './figures.queries.ts'

export const LEFT = 34
export const TOP = 24
export const BOTTOM = 24
const GAP = 7
const LINES = 5

/** Places the bars and lines of the queue chart in a drawing of this size. */
export function queueScale(
  { bars, forecast }: Pick<CaseFigures, 'bars' | 'forecast'>,
  { width, height }: { width: number; height: number },
) {
  const highest = Math.max(
    LINES,
    ...bars.map(({ services, in_hand }) =>
      Math.max(
        services.reduce((sum, each) => sum + each.came_in, 0),
        in_hand ?? 0,
      ),
    ),
    ...forecast.map(({ in_hand, came_in }) => Math.max(in_hand, came_in)),
  )
  const step = niceStep(highest / LINES)
  const top = Math.ceil(highest / step) * step
  const slot = (width - LEFT) / bars.length
  const y = (value: number) => height - BOTTOM - (value / top) * (height - BOTTOM - TOP)
  return {
    y,
    ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, n) => n * step),
    bar: (n: number) => ({
      x: LEFT + n * slot + Math.min(GAP, slot / 4) / 2,
      width: slot - Math.min(GAP, slot / 4),
    }),
    middle: (n: number) => LEFT + (n + 0.5) * slot,
    end: (n: number) => LEFT + (n + 1) * slot,
    base: height - BOTTOM,
  }
}

/** Returns 1, 2 or 5 times a power of ten that is not below the value. */
function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= value) ?? 10 * power
}
