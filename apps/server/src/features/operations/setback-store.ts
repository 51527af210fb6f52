import { SETBACK_ACTION, type Setback } from '@systole/domain/operations/counted-event'
import type { Period } from '@systole/domain/operations/period'
import type { ServiceId } from '@systole/domain/services/service-id'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { happenedBetween } from '../cases/lists/counted-event-store.ts'
import { counted, type FiguresOf, millis, timeOf } from './case-figures-store.ts'

export type SetbackLine = {
  kind: Setback
  caseId: string
  caseNumber: number
  service: ServiceId
  text: string
  at: Date
}

const KIND = Object.entries(SETBACK_ACTION)
  .map(([kind, action]) => `when '${action}' then '${kind}'`)
  .join(' ')
const ACTIONS = Object.values(SETBACK_ACTION)
  .map((action) => `'${action}'`)
  .join(', ')

/** Selects the setbacks of the period, of cases that are counted. */
function setbacksOf(of: FiguresOf, period: Period) {
  const time = timeOf(period)
  return sql`
    (select e.kind, e.case_id, e.asked_at as at, e.text from enquiries e where ${happenedBetween('e.asked_at', time)}
    union all
    select case e.action ${sql.raw(KIND)} end, e.case_id, e.at, e.note from case_events e
    where e.action in (${sql.raw(ACTIONS)}) and ${happenedBetween('e.at', time)}) s
    join cases c on c.case_id = s.case_id ${counted(of)}`
}

/** Counts the cases of each setback in the period. */
export async function countSetbacks(
  db: Db,
  of: FiguresOf,
  period: Period,
): Promise<Map<Setback, number>> {
  const { rows } = await db.execute<{ kind: Setback; cases: number }>(
    sql`select s.kind, count(distinct s.case_id)::int as cases from ${setbacksOf(of, period)} group by s.kind`,
  )
  return new Map(rows.map(({ kind, cases }) => [kind, cases]))
}

/** Returns the newest setbacks of the period with their reasons. */
export async function latestSetbacks(
  db: Db,
  of: FiguresOf,
  { period, limit }: { period: Period; limit: number },
): Promise<SetbackLine[]> {
  const { rows } = await db.execute<{
    kind: Setback
    case_id: string
    case_number: number
    service: ServiceId
    text: string
    at: number
  }>(sql`
    select s.kind, s.case_id, c.case_number::float8 as case_number, c.service, s.text, ${millis('s.at')} as at
    from ${setbacksOf(of, period)} order by s.at desc limit ${limit}`)
  return rows.map(({ case_id, case_number, at, ...line }) => ({
    ...line,
    caseId: case_id,
    caseNumber: case_number,
    at: new Date(at),
  }))
}
