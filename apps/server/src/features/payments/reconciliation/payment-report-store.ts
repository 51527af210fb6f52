import { desc } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { paymentReports } from '../../../db/schema/payment-reports.ts'

const SHOWN = 60

export type PaymentReport = typeof paymentReports.$inferSelect

export async function insertPaymentReport(db: Db, report: typeof paymentReports.$inferInsert) {
  await db.insert(paymentReports).values(report)
}

export async function newestReports(db: Db): Promise<PaymentReport[]> {
  return db.select().from(paymentReports).orderBy(desc(paymentReports.ranAt)).limit(SHOWN)
}
