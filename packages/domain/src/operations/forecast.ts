import { MINUTE } from '../time/durations.ts'

/** The expectation of one hour: new cases, and the cases that people can finish. */
export type ExpectedHour = { start: Date; end: Date; comingIn: number; canFinish: number }
/** The queue at the end of an hour, and the cases whose deadline passes in it. */
export type ForecastHour = { start: Date; inHand: number; late: number }

type Waiting = { due: number; cases: number }

/**
 * Forecasts a queue that is worked on by deadline, the most urgent first. Expected cases are fractions of cases, and come in at the
 * middle of their hour. A case is late if its deadline passes before its turn.
 */
export function forecastQueue(
  dueTimes: readonly Date[],
  hours: readonly ExpectedHour[],
  promiseMinutes: number,
): ForecastHour[] {
  let queue: Waiting[] = dueTimes
    .map((due) => ({ due: due.getTime(), cases: 1 }))
    .toSorted((one, other) => one.due - other.due)
  return hours.map(({ start, end, comingIn, canFinish }) => {
    const middle = (start.getTime() + end.getTime()) / 2
    const arriving = { due: middle + promiseMinutes * MINUTE, cases: comingIn }
    queue = [...queue, ...(comingIn > 0 ? [arriving] : [])].toSorted((a, b) => a.due - b.due)
    const worked = workHour(queue, { start: start.getTime(), end: end.getTime(), canFinish })
    queue = worked.left
    return { start, inHand: sum(queue), late: worked.late }
  })
}

/** Finishes as many cases as an hour can, evenly over the hour. Cases that were late before it are not counted again. */
function workHour(
  queue: readonly Waiting[],
  { start, end, canFinish }: { start: number; end: number; canFinish: number },
): { left: Waiting[]; late: number } {
  let done = 0
  let late = 0
  const left: Waiting[] = []
  for (const { due, cases } of queue) {
    const finished = Math.min(cases, Math.max(0, canFinish - done))
    const inTime =
      canFinish > 0 ? Math.max(0, ((due - start) / (end - start)) * canFinish - done) : 0
    const isDue = due >= start && due < end
    if (isDue) late += cases - Math.min(finished, inTime)
    done += finished
    if (cases > finished) left.push({ due, cases: cases - finished })
  }
  return { left, late }
}

function sum(queue: readonly Waiting[]): number {
  return queue.reduce((total, { cases }) => total + cases, 0)
}

/** The days that must have been worked on in an hour before it says what people can finish. */
const KNOWN_DAYS = 3

/** Returns the mean of an hour over the last days; `undefined` if the portal was not used on enough of them. */
export function usualHour(counts: readonly number[], usedDays: number): number | undefined {
  if (usedDays < KNOWN_DAYS) return undefined
  return counts.reduce((total, count) => total + count, 0) / usedDays
}
