import { performance } from 'node:perf_hooks'
import { MINUTE, SECOND } from '@systole/domain/time/durations'
import type { Clock, DatabaseClock } from '../ports/clock.ts'

const INTERVAL = 5 * SECOND
const RECENT = 10 * SECOND
/** A slower answer says too little about the time to correct a clock that was read a minute ago. */
const SLOW_ANSWER = 2 * SECOND
const TRUSTED_FOR = MINUTE

export type DatabaseClockOptions = {
  /** Asks the database for its time, in milliseconds since 1970. */
  readTime: () => Promise<number>
  /** The clock of this machine, compared with the database's. */
  machine: Clock
  /** Called after each reading with the milliseconds by which the machine is ahead. */
  onReading?: (aheadMilliseconds: number) => void
}

/** Opens a clock that counts on from the database's time by the machine's steady timer, whatever its calendar says, and reads it again every five seconds. */
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
      // an estimate that the reading allows is kept, so that time does not jump with the round trip
      const isRight =
        offset !== undefined && distance(answered + offset, { earliest, roundTrip }) === 0
      if (!isRight) offset = earliest + roundTrip / 2 - answered
    }
    onReading?.(ahead)
    return ahead
  }

  await synchronize()
  const timer = setInterval(() => {
    synchronize().catch(() => undefined) // the steady timer counts on until the database is back
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

/** Milliseconds by which a time lies after (positive) or before (negative) what a reading allows; 0 where it fits. */
function distance(
  time: number,
  { earliest, roundTrip }: { earliest: number; roundTrip: number },
): number {
  return Math.min(0, time - earliest) + Math.max(0, time - earliest - roundTrip)
}
