import { and, asc, eq, gt, gte, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { refunds } from '../../../db/schema/refunds.ts'

/** Returns a keyset page of the payments refunded in a window according to our records. */
export async function checkoutsRefundedIn(
  db: Db,
  page: { provider: string; from: Date; until: Date; after: string; limit: number },
): Promise<{ paymentId: string }[]> {
  return db
    .selectDistinct({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(
      and(
        eq(refunds.provider, page.provider),
        inArray(refunds.state, ['pending', 'succeeded', 'returned']),
        gte(refunds.requestedAt, page.from),
        lt(refunds.requestedAt, page.until),
        gt(refunds.paymentId, page.after),
      ),
    )
    .orderBy(asc(refunds.paymentId))
    .limit(page.limit)
}
