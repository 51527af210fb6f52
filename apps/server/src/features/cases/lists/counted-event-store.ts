import { type CountedEvent, SETBACK_ACTION } from '@systole/domain/operations/counted-event'
import { MINUTE, SECOND } from '@systole/domain/time/durations'
import { type SQL, sql } from 'drizzle-orm'

/** The columns of a case that name the people who have a part in it. */
export const PARTS_OF_PEOPLE = [
  'reader_id',
  'patcher_id',
  'first_reviewer_id',
  'second_reviewer_id',
  'async_reviewer_id',
] as const

/** An event of a case `c` in a time, its end excluded. */
export type EventInTime = { is: CountedEvent; from: Date; to: Date }

export const FINISHED = `c.status <> 'reject'`
/** A promise is kept by a report that is delivered until its deadline. */
export const KEPT = `${FINISHED} and c.ended_at <= c.due_at`
/** The minutes from the promise to its end. */
export const MINUTES_TAKEN = `extract(epoch from c.ended_at - c.promised_at)::float8 / ${MINUTE / SECOND}`

export function happenedBetween(column: string, { from, to }: { from: Date; to: Date }): SQL {
  const at = sql.raw(column)
  return sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${to.toISOString()}::timestamptz`
}

/** Builds the condition under which something happened to case `c`. */
export function eventCondition({ is, ...time }: EventInTime): SQL {
  switch (is) {
    case 'cameIn':
      return happenedBetween('c.promised_at', time)
    case 'finished':
      return sql`${happenedBetween('c.ended_at', time)} and ${sql.raw(FINISHED)}`
    case 'kept':
      return sql`${happenedBetween('c.ended_at', time)} and ${sql.raw(KEPT)}`
    case 'missed':
      return sql`${happenedBetween('c.ended_at', time)} and ${sql.raw(FINISHED)} and c.ended_at > c.due_at` // as in its index
    case 'rejected':
    case 'qualityAsked':
    case 'sentBack':
      return sql`c.case_id = any(array(select e.case_id from case_events e
        where e.action = ${sql.raw(`'${SETBACK_ACTION[is]}'`)} and ${happenedBetween('e.at', time)}))`
    case 'files':
    case 'clarification':
    case 'afterReport':
      return sql`c.case_id = any(array(select e.case_id from enquiries e where e.kind = ${is} and ${happenedBetween('e.asked_at', time)}))`
  }
}

/** Builds the condition on the turnaround of a finished case; without an end it is open upwards. */
export function tookMinutes({ from, to }: { from: number; to: number | undefined }): SQL {
  const taken = sql.raw(MINUTES_TAKEN)
  return sql`${taken} >= ${from}::float8${to === undefined ? sql`` : sql` and ${taken} < ${to}::float8`}`
}

/** Builds the condition that a person had a part in the case. */
export function worker(accountId: string): SQL {
  return sql`${accountId} in (${sql.raw(PARTS_OF_PEOPLE.map((column) => `c.${column}`).join(', '))})`
}
