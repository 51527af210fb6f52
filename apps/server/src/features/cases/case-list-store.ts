import type { CaseStatus } from '@systole/domain/cases/case'
import type { TimeBand } from '@systole/domain/cases/deadline'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { runNamed, type Statement, toStatement } from '../../db/run-named.ts'
import type { Scope } from '../../http/actor.ts'
import { petNameHolds } from '../pets/pet-name-store.ts'
import { CASE_COLUMNS, CASE_TABLES, type CaseRow, inScope, toCaseRow } from './case-row-store.ts'

export type CaseFilter = {
  statuses?: readonly CaseStatus[] | undefined
  from?: Date | undefined
  to?: Date | undefined
  caseId?: string | undefined
  caseNumber?: string | undefined
  petId?: string | undefined
  petName?: string | undefined
  hospitalName?: string | undefined
  readerName?: string | undefined
  email?: string | undefined
  band?: Exclude<TimeBand, 'over90'> | undefined
}
export type CaseOrder = 'newest' | 'deadline'
export type CaseCursor = { at: Date; caseId: string }

const BAND_MINUTES: Record<Exclude<TimeBand, 'over90'>, [from: number, to: number]> = {
  timeout: [-1e9, 0],
  under5: [0, 5],
  '5to10': [5, 10],
  '10to30': [10, 30],
  '30to90': [30, 90],
}

export type CaseListQuery = {
  filter: CaseFilter
  scope: Scope
  order: CaseOrder
  limit: number
  after: CaseCursor | undefined
  now: Date
}

/** One page after the cursor, and how many match in all. Newest first, or by deadline. */
export async function listCases(
  db: Db,
  query: CaseListQuery,
): Promise<{ rows: CaseRow[]; total: number }> {
  const rows = await runNamed(db, caseListStatement(query))
  return { rows: rows.map(toCaseRow), total: Number(rows[0]?.total ?? 0) }
}

const ORDER = {
  newest: { column: 'c.created_at', beyond: '<', direction: 'desc' },
  deadline: { column: `coalesce(c.due_at, '2200-01-01Z')`, beyond: '>', direction: 'asc' },
} as const satisfies Record<CaseOrder, { column: string; beyond: string; direction: string }>

/** Exported for the benchmark, which runs the same statement by hand. */
export function caseListStatement(query: CaseListQuery): Statement {
  const { column, beyond, direction } = ORDER[query.order]
  const where = sql.join([inScope(query.scope), ...conditions(query.filter, query.now)], sql` and `)
  const sorted = sql.raw(`page.at ${direction}, page.case_id ${direction}`)
  const after = query.after
    ? sql`where (at, case_id) ${sql.raw(beyond)} (${query.after.at.toISOString()}::timestamptz, ${query.after.caseId})`
    : sql``
  return toStatement(sql`
    with matching as (select c.case_id, ${sql.raw(column)} as at from ${CASE_TABLES} where ${where}),
      page as (select * from matching ${after} order by ${sql.raw(`at ${direction}, case_id ${direction}`)} limit ${query.limit})
    select ${CASE_COLUMNS}, (select count(*)::float8 from matching) as total
    from page join ${CASE_TABLES} on c.case_id = page.case_id order by ${sorted}`)
}

function conditions(filter: CaseFilter, now: Date): SQL[] {
  const {
    statuses,
    from,
    to,
    caseId,
    caseNumber,
    petId,
    petName,
    hospitalName,
    readerName,
    email,
    band,
  } = filter
  const minutes = sql`extract(epoch from c.due_at - ${now.toISOString()}::timestamptz) / 60`
  return [
    statuses && sql`c.status = any(${sql.param([...statuses])}::text[])`,
    from && sql`c.created_at >= ${from.toISOString()}::timestamptz`,
    to && sql`c.created_at <= ${to.toISOString()}::timestamptz`,
    caseId && sql`c.case_id = ${caseId}`,
    caseNumber && sql`c.case_number::text = ${caseNumber.replace(/^EC-/i, '')}`,
    petId && sql`c.pet_id = ${petId}`,
    petName?.trim() && petNameHolds(petName),
    hospitalName && sql`h.name ilike ${contains(hospitalName)}`,
    readerName &&
      sql`exists (select 1 from accounts r where r.account_id = c.reader_id and concat_ws(' ', r.first_name, r.last_name) ilike ${contains(readerName)})`,
    email && sql`a.email = ${email.toLowerCase()}`,
    band &&
      sql`c.due_at is not null and ${minutes} >= ${BAND_MINUTES[band][0]} and ${minutes} < ${BAND_MINUTES[band][1]}`,
  ].filter((condition) => condition !== undefined && condition !== '')
}

/** A LIKE pattern that finds the text itself, percent signs included. */
function contains(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
