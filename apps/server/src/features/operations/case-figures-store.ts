import type { UserType } from '@systole/domain/accounts/user-type'
import { barLength, type Period, periodEnd } from '@systole/domain/operations/period'
import { TURNAROUND_BARS } from '@systole/domain/operations/turnaround'
import type { ServiceId } from '@systole/domain/services/service-id'
import { DAY, SECOND } from '@systole/domain/time/durations'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { Scope } from '../../http/actor.ts'
import { writtenName } from '../accounts/account-name-store.ts'
import { ofServices } from '../cases/case-row-store.ts'
import {
  FINISHED,
  happenedBetween,
  KEPT,
  MINUTES_TAKEN,
} from '../cases/lists/counted-event-store.ts'

/** The cases that are counted: those in reach, of one service if it is named. */
export type FiguresOf = { scope: Scope; service?: ServiceId | undefined }

export type CaseInHand = {
  service: ServiceId
  readerId: string | null
  dueAt: Date
  pausedAt: Date | null
}

/** Returns the submitted cases without a delivered report. */
export async function casesInHand(db: Db, of: FiguresOf): Promise<CaseInHand[]> {
  const { rows } = await db.execute<{
    service: ServiceId
    reader_id: string | null
    due: number
    paused: number | null
  }>(sql`
    select c.service, c.reader_id, ${millis('c.due_at')} as due, ${millis('c.paused_at')} as paused
    from cases c where c.promised_at is not null and c.ended_at is null ${counted(of)}`)
  return rows.map(({ service, reader_id: readerId, due, paused }) => ({
    service,
    readerId,
    dueAt: new Date(due),
    pausedAt: paused === null ? null : new Date(paused),
  }))
}

export type BarCount = {
  service: ServiceId
  bar: number
  cameIn: number
  finished: number
  kept: number
  rejected: number
}

/** Counts arrivals and ends by service and bar of the period; negative bars are those of the days before. */
export async function countByBar(
  db: Db,
  of: FiguresOf,
  { period, daysBefore }: { period: Period; daysBefore: number },
): Promise<BarCount[]> {
  const time = { from: new Date(period.from.getTime() - daysBefore * DAY), to: periodEnd(period) }
  const bar = (column: string) =>
    sql`floor((${millis(column)} - ${period.from.getTime()}::float8) / ${sql.raw(String(barLength(period)))})::int`
  const { rows } = await db.execute<BarCount>(sql`
    select service, bar, sum(came_in)::int as "cameIn", sum(finished)::int as finished, sum(kept)::int as kept,
      sum(rejected)::int as rejected
    from (
      select c.service, ${bar('c.promised_at')} as bar, count(*) as came_in, 0 as finished, 0 as kept, 0 as rejected
      from cases c where ${happenedBetween('c.promised_at', time)} ${counted(of)} group by 1, 2
      union all
      select c.service, ${bar('c.ended_at')}, 0, count(*) filter (where ${sql.raw(FINISHED)}),
        count(*) filter (where ${sql.raw(KEPT)}), count(*) filter (where c.status = 'reject')
      from cases c where ${happenedBetween('c.ended_at', time)} ${counted(of)} group by 1, 2
    ) happened group by service, bar`)
  return rows
}

export type Turnaround = { service: ServiceId; median: number; ninetieth: number }

/** Returns the minutes that half and nine of ten of the finished cases took, by service. */
export async function turnaroundOf(db: Db, of: FiguresOf, period: Period): Promise<Turnaround[]> {
  const { rows } = await db.execute<{ service: ServiceId; taken: [number, number] }>(sql`
    select c.service, percentile_cont(array[0.5, 0.9]) within group (order by ${sql.raw(MINUTES_TAKEN)}) as taken
    from cases c where ${happenedBetween('c.ended_at', timeOf(period))} and ${sql.raw(FINISHED)} ${counted(of)} group by 1`)
  return rows.map(({ service, taken: [median, ninetieth] }) => ({ service, median, ninetieth }))
}

/** Counts the finished cases of each service by bars of their turnaround, of as many minutes as its steps say. */
export async function turnaroundByBar(
  db: Db,
  of: FiguresOf,
  { period, steps }: { period: Period; steps: ReadonlyMap<ServiceId, number> },
): Promise<{ service: ServiceId; bar: number; cases: number }[]> {
  const step = [...steps].map(([service, minutes]) => `when '${service}' then ${minutes}`).join(' ')
  const { rows } = await db.execute<{ service: ServiceId; bar: number; cases: number }>(sql`
    select c.service, least(floor(${sql.raw(`${MINUTES_TAKEN} / case c.service ${step} end`)}), ${sql.raw(String(TURNAROUND_BARS - 1))})::int as bar,
      count(*)::int as cases
    from cases c where ${happenedBetween('c.ended_at', timeOf(period))} and ${sql.raw(FINISHED)} ${counted(of)}
    group by 1, 2`)
  return rows
}

export type WorkingPerson = {
  accountId: string
  name: string
  userType: UserType
  done: number
  seenAt: Date | null
}

/** Returns the staff who work on these cases, with the finished cases in which each had a part. */
export async function peopleAtWork(
  db: Db,
  of: FiguresOf,
  { period, roles, seenSince }: { period: Period; roles: readonly UserType[]; seenSince: Date },
): Promise<WorkingPerson[]> {
  const { rows } = await db.execute<{
    account_id: string
    written: [string, string]
    user_type: UserType
    done: number
    seen: number | null
  }>(sql`
    with done as (
      select person, sum(cases)::int as done from (
        select c.reader_id, c.patcher_id, c.first_reviewer_id, c.second_reviewer_id, count(*) as cases from cases c
        where ${happenedBetween('c.ended_at', timeOf(period))} and ${sql.raw(FINISHED)} ${counted(of)} group by 1, 2, 3, 4) together,
        lateral (select distinct person from unnest(array[reader_id, patcher_id, first_reviewer_id, second_reviewer_id]) p(person)) each
      where person is not null group by person),
    holding as (select distinct c.reader_id from cases c
      where c.promised_at is not null and c.ended_at is null and c.reader_id is not null ${counted(of)}),
    seen as (select s.account_id, max(s.last_seen_at) as at from sessions s group by s.account_id)
    select a.account_id, json_build_array(a.first_name, a.last_name) as written, a.user_type, coalesce(d.done, 0) as done, ${millis('s.at')} as seen
    from accounts a left join done d on d.person = a.account_id left join seen s on s.account_id = a.account_id
    where a.user_type = any(${sql.param([...roles])}::text[])
      and (d.done > 0 or a.account_id in (select reader_id from holding)
        or (a.disabled_at is null and s.at >= ${seenSince.toISOString()}::timestamptz))`)
  return rows.map(({ account_id, written, user_type, done, seen }) => ({
    accountId: account_id,
    name: writtenName(written),
    userType: user_type,
    done,
    seenAt: seen === null ? null : new Date(seen),
  }))
}

/** The condition on a case that is counted: within reach, and of the named service. Services are constants of the code. */
export function counted({ scope, service }: FiguresOf): SQL {
  return sql.raw(`${ofServices(scope)}${service ? ` and c.service = '${service}'` : ''}`)
}

/** Returns the time of a period, its end excluded. */
export function timeOf(period: Period): { from: Date; to: Date } {
  return { from: period.from, to: periodEnd(period) }
}

export function millis(column: string): SQL {
  return sql.raw(`(extract(epoch from ${column}) * ${SECOND})::float8`)
}
