import { asc, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { creditPlans } from '../../db/schema/hospitals.ts'

/** The plans a hospital can be given now. */
export async function validCreditPlans(db: Db, now: Date) {
  return db
    .select()
    .from(creditPlans)
    .where(or(isNull(creditPlans.validUntil), gt(creditPlans.validUntil, now)))
    .orderBy(asc(creditPlans.name), asc(creditPlans.creditPlanId))
}
