import { performance } from 'node:perf_hooks'
import { MINUTE, SECOND } from '@systole/domain/time/durations'
import type { Clock, DatabaseClock } from '../ports/clock.ts'

const INTERVAL = 5 * SECOND
const RECENT = 10 * SECOND
/** The round trip above which a reading is too imprecise to correct a recent one. */
const SLOW_ANSWER = 2 * SECOND
const TRUSTED_FOR = MINUTE

export type DatabaseClockOptions = {
  /** Reads the database's time, in milliseconds since 1970. */
  readTime: () => Promise<number>
  /** The clock of this machine, compared with the database's. */
  machine: Clock
  /** Called after each reading with the milliseconds by which the machine is ahead. */
  onReading?: (aheadMilliseconds: number) => void
}

/** Opens a clock that follows the database's time by the machine's monotonic timer and reads it again every five seconds. */
export async function openDatabaseClock(options: DatabaseClockOptions): Promise<DatabaseClock> {
  const { readTime, machine, onReading } = options
  let offset: number | undefined
  let readAt = Number.NEGATIVE_INFINITY

  const synchronize = async () => {
    const asked = performance.now()
    const earliest = await readTime()
    const answered = performance.now()
    const roundTrip = answered - asked
    const ahead = distance(machine.now().getTime(), { earliest, roundTrip })
    const isVague = roundTrip > SLOW_ANSWER && answered - readAt < TRUSTED_FOR
    if (!isVague) {
      readAt = answered
      // a previous estimate within the bounds is kept, so that time does not jump with the round trip
      const isRight =
        offset !== undefined && distance(answered + offset, { earliest, roundTrip }) === 0
      if (!isRight) offset = earliest + roundTrip / 2 - answered
    }
    onReading?.(ahead)
    return ahead
  }

  await synchronize()
  const timer = setInterval(() => {
    synchronize().catch(() => undefined) // the monotonic timer continues until the database is available
  }, INTERVAL)
  timer.unref()
  return {
    now: () => new Date(performance.now() + (offset ?? 0)),
    synchronize,
    ensureRecent: async () => {
      if (performance.now() - readAt > RECENT) await synchronize()
    },
    close: () => clearInterval(timer),
  }
}

/** Returns the milliseconds by which a time is after (positive) or before (negative) the bounds of a reading; 0 within them. */
function distance(
  time: number,
  { earliest, roundTrip }: { earliest: number; roundTrip: number },
): number {
  return Math.min(0, time - earliest) + Math.max(0, time - earliest - roundTrip)
}
