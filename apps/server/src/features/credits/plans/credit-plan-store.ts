import { and, asc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { creditPlans, hospitalPlans } from '../../../db/schema/hospitals.ts'

export type CreditPlanRow = typeof creditPlans.$inferSelect

/** Returns the plans that can be assigned now. */
export async function validCreditPlans(db: Db, now: Date): Promise<CreditPlanRow[]> {
  return db
    .select()
    .from(creditPlans)
    .where(isValid(now))
    .orderBy(asc(creditPlans.name), asc(creditPlans.creditPlanId))
}

/** Queries plans by name, with the number of hospitals of each: the valid ones, or all including ended ones. */
export async function officePlans(db: Db, { all, now }: { all: boolean; now: Date }) {
  return db
    .select({
      ...getTableColumns(creditPlans),
      hospitals: sql<number>`(select count(*)::int from hospital_plans b where b.credit_plan_id = credit_plans.credit_plan_id)`,
    })
    .from(creditPlans)
    .where(all ? undefined : isValid(now))
    .orderBy(asc(creditPlans.name), asc(creditPlans.creditPlanId))
}

/** Returns the valid plans of a hospital, the one assigned first at the front. */
export async function validPlansOf(
  db: Db,
  hospitalId: string,
  now: Date,
): Promise<CreditPlanRow[]> {
  return db
    .select(getTableColumns(creditPlans))
    .from(hospitalPlans)
    .innerJoin(creditPlans, eq(creditPlans.creditPlanId, hospitalPlans.creditPlanId))
    .where(and(eq(hospitalPlans.hospitalId, hospitalId), isValid(now)))
    .orderBy(asc(hospitalPlans.boundAt), asc(hospitalPlans.creditPlanId))
}

/** Binds a plan; returns false if it is bound already. */
export async function bindPlan(
  db: Db,
  binding: { hospitalId: string; creditPlanId: string; boundAt: Date },
): Promise<boolean> {
  const bound = await db
    .insert(hospitalPlans)
    .values(binding)
    .onConflictDoNothing()
    .returning({ hospitalId: hospitalPlans.hospitalId })
  return bound.length === 1
}

/** Unbinds a plan, or all of them if none is named; returns false if there was none. */
export async function unbindPlan(
  db: Db,
  hospitalId: string,
  creditPlanId?: string,
): Promise<boolean> {
  const taken = await db
    .delete(hospitalPlans)
    .where(
      and(
        eq(hospitalPlans.hospitalId, hospitalId),
        creditPlanId === undefined ? undefined : eq(hospitalPlans.creditPlanId, creditPlanId),
      ),
    )
    .returning({ creditPlanId: hospitalPlans.creditPlanId })
  return taken.length > 0
}

export async function insertPlan(
  db: Db,
  plan: Omit<CreditPlanRow, 'creditPlanId' | 'serviceCredits'>,
): Promise<CreditPlanRow | undefined> {
  const [row] = await db
    .insert(creditPlans)
    .values({ ...plan, creditPlanId: newId('plan') })
    .returning()
  return row
}

/** Returns a plan and locks it until the transaction ends; `undefined` if it does not exist. */
export async function planForChange(
  db: Db,
  creditPlanId: string,
): Promise<CreditPlanRow | undefined> {
  const [row] = await db
    .select()
    .from(creditPlans)
    .where(eq(creditPlans.creditPlanId, creditPlanId))
    .for('update')
  return row
}

export async function changePlan(
  db: Db,
  creditPlanId: string,
  terms: Omit<CreditPlanRow, 'creditPlanId' | 'funding' | 'serviceCredits'>,
): Promise<CreditPlanRow | undefined> {
  const [row] = await db
    .update(creditPlans)
    .set(terms)
    .where(eq(creditPlans.creditPlanId, creditPlanId))
    .returning()
  return row
}

function isValid(now: Date) {
  return or(isNull(creditPlans.validUntil), gt(creditPlans.validUntil, now))
}
