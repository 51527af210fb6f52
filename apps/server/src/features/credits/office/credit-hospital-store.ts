import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../../db/contains.ts'
import type { Db } from '../../../db/database.ts'
import {
  creditPlans,
  distributors,
  hospitalPlans,
  hospitals,
} from '../../../db/schema/hospitals.ts'
import type { CreditPlanRow } from '../plans/credit-plan-store.ts'

const KNOWN_BY = sql`concat_ws(' ', ${hospitals.name}, ${hospitals.email}, ${distributors.name})`

export type CreditHospitalRow = {
  hospitalId: string
  name: string
  country: string
  distributorId: string | null
  distributor: string | null
  plans: CreditPlanRow[]
}

/** Returns hospitals that match every word, by name, with all their plans, and their total. */
export async function findCreditHospitals(
  db: Db,
  wanted: { words: readonly string[]; hospitalId?: string | undefined },
  limit: number,
): Promise<{ found: CreditHospitalRow[]; total: number }> {
  const holds = wanted.words.map((word): SQL => sql`${KNOWN_BY} ilike ${contains(word)}`)
  const one = wanted.hospitalId ? [eq(hospitals.hospitalId, wanted.hospitalId)] : []
  const rows = await db
    .select({
      hospitalId: hospitals.hospitalId,
      name: hospitals.name,
      country: hospitals.country,
      distributorId: hospitals.distributorId,
      distributor: distributors.name,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(hospitals)
    .leftJoin(distributors, eq(distributors.distributorId, hospitals.distributorId))
    .where(and(...holds, ...one))
    .orderBy(asc(hospitals.name), asc(hospitals.hospitalId))
    .limit(limit)
  const plans = await plansOfAll(
    db,
    rows.map(({ hospitalId }) => hospitalId),
  )
  const found = rows.map(({ total, ...row }) => ({
    ...row,
    plans: plans.filter((plan) => plan.hospitalId === row.hospitalId),
  }))
  return { found, total: rows[0]?.total ?? 0 }
}

async function plansOfAll(db: Db, hospitalIds: readonly string[]) {
  if (hospitalIds.length === 0) return []
  return db
    .select({ ...getTableColumns(creditPlans), hospitalId: hospitalPlans.hospitalId })
    .from(hospitalPlans)
    .innerJoin(creditPlans, eq(creditPlans.creditPlanId, hospitalPlans.creditPlanId))
    .where(inArray(hospitalPlans.hospitalId, [...hospitalIds]))
    .orderBy(asc(hospitalPlans.boundAt), asc(hospitalPlans.creditPlanId))
}

export async function saveDistributorOf(
  db: Db,
  hospitalId: string,
  distributorId: string | null,
): Promise<void> {
  await db.update(hospitals).set({ distributorId }).where(eq(hospitals.hospitalId, hospitalId))
}
