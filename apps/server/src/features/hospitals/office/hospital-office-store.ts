import {
  HOSPITAL_CHANGES,
  type HospitalChangeName,
} from '@systole/contract/hospitals/hospital-office'
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../../db/contains.ts'
import type { Db } from '../../../db/database.ts'
import { accounts } from '../../../db/schema/accounts.ts'
import { auditLog, cases } from '../../../db/schema/cases.ts'
import {
  creditPlans,
  distributors,
  hospitalPlans,
  hospitals,
} from '../../../db/schema/hospitals.ts'

const KNOWN_BY = sql`concat_ws(' ', ${hospitals.name}, ${hospitals.email}, ${distributors.name})`
/** The largest count of recent cases, so that a large hospital takes no longer than others. */
const MOST_CASES = 1000

export type WantedHospitals = {
  words: readonly string[]
  country?: string | undefined
  hospitalId?: string | undefined
  /** Cases opened since then are counted. */
  since: Date
}

/** Returns hospitals that match every word, by name, with what belongs to them, and their total. */
export async function findOfficeHospitals(db: Db, wanted: WantedHospitals, limit: number) {
  const { words, country, hospitalId, since } = wanted
  const holds = words.map((word): SQL => sql`${KNOWN_BY} ilike ${contains(word)}`)
  const rows = await db
    .select({
      hospitalId: hospitals.hospitalId,
      name: hospitals.name,
      country: hospitals.country,
      email: hospitals.email,
      erasedAt: hospitals.erasedAt,
      distributor: distributors.name,
      plans: plansOf(),
      accounts: accountsOf(),
      cases: recentCasesOf(since),
      latestAt: newestCaseOf(),
      total: sql<number>`count(*) over ()::int`,
    })
    .from(hospitals)
    .leftJoin(distributors, eq(distributors.distributorId, hospitals.distributorId))
    .where(
      and(
        ...holds,
        country ? eq(hospitals.country, country) : undefined,
        hospitalId ? eq(hospitals.hospitalId, hospitalId) : undefined,
      ),
    )
    .orderBy(asc(hospitals.name), asc(hospitals.hospitalId))
    .limit(limit)
  return { found: rows, total: rows[0]?.total ?? 0 }
}

function plansOf() {
  return sql<string[]>`array(
    select ${creditPlans.name} from ${hospitalPlans}
    join ${creditPlans} on ${creditPlans.creditPlanId} = ${hospitalPlans.creditPlanId}
    where ${hospitalPlans.hospitalId} = ${hospitals.hospitalId}
    order by ${hospitalPlans.boundAt}, ${creditPlans.creditPlanId})`
}

function accountsOf() {
  return sql<number>`(
    select count(*)::int from ${accounts}
    where ${accounts.hospitalId} = ${hospitals.hospitalId} and ${accounts.disabledAt} is null)`
}

function recentCasesOf(since: Date) {
  return sql<number>`(
    select count(*)::int from (
      select 1 from ${cases}
      where ${cases.hospitalId} = ${hospitals.hospitalId} and ${gt(cases.createdAt, since)}
      limit ${MOST_CASES}) recent)`
}

function newestCaseOf() {
  return sql<Date | null>`(
    select ${cases.createdAt} from ${cases}
    where ${cases.hospitalId} = ${hospitals.hospitalId}
    order by ${cases.createdAt} desc nulls first, ${cases.caseId} desc nulls first
    limit 1)`.mapWith(cases.createdAt)
}

/** Returns the changes of a hospital, newest first, with the names of the actors. */
export async function hospitalChanges(db: Db, hospitalId: string, limit: number) {
  const rows = await db
    .select({
      action: auditLog.action,
      at: auditLog.at,
      details: auditLog.details,
      actorId: auditLog.actorId,
      first: accounts.firstName,
      last: accounts.lastName,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.accountId, auditLog.actorId))
    .where(
      and(
        eq(auditLog.object, `hospital:${hospitalId}`),
        inArray(auditLog.action, [...HOSPITAL_CHANGES]),
      ),
    )
    .orderBy(desc(auditLog.auditId))
    .limit(limit)
  return rows.map((row) => ({ ...row, action: row.action as HospitalChangeName })) // limited to the list above
}

/** Returns the names of plans and distributors by their ids. */
export async function namesOfSubjects(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const named = await Promise.all([
    db
      .select({ id: creditPlans.creditPlanId, name: creditPlans.name })
      .from(creditPlans)
      .where(inArray(creditPlans.creditPlanId, [...ids])),
    db
      .select({ id: distributors.distributorId, name: distributors.name })
      .from(distributors)
      .where(inArray(distributors.distributorId, [...ids])),
  ])
  return new Map(named.flat().map(({ id, name }) => [id, name]))
}
