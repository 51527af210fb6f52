import { and, asc, eq, getTableColumns, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { creditPlans, hospitalPlans } from '../../db/schema/hospitals.ts'

export type CreditPlanRow = typeof creditPlans.$inferSelect

/** The plans a hospital can be given now. */
export async function validCreditPlans(db: Db, now: Date): Promise<CreditPlanRow[]> {
  return db
    .select()
    .from(creditPlans)
    .where(isValid(now))
    .orderBy(asc(creditPlans.name), asc(creditPlans.creditPlanId))
}

/** The valid plans of a hospital, the one it has had longest first. */
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

/** False when the hospital has it already. */
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

/** Without a plan to name: all of them. False when there was none to take. */
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
  plan: Omit<CreditPlanRow, 'creditPlanId'>,
): Promise<CreditPlanRow | undefined> {
  const [row] = await db
    .insert(creditPlans)
    .values({ ...plan, creditPlanId: newId('plan') })
    .returning()
  return row
}

/** Undefined when there is none of this id. */
export async function changePlan(
  db: Db,
  creditPlanId: string,
  terms: Omit<CreditPlanRow, 'creditPlanId' | 'funding'>,
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
