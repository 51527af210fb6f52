import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { billingPdfs } from '../../../db/schema/billing.ts'

export type BillingPdfRow = typeof billingPdfs.$inferSelect

export async function findPdf(
  db: Db,
  { hospitalId, identity }: Pick<BillingPdfRow, 'hospitalId' | 'identity'>,
): Promise<BillingPdfRow | undefined> {
  const [row] = await db
    .select()
    .from(billingPdfs)
    .where(and(eq(billingPdfs.hospitalId, hospitalId), eq(billingPdfs.identity, identity)))
  return row
}

/** Records a PDF unless another node was first; returns the recorded one. */
export async function recordPdf(db: Db, row: BillingPdfRow): Promise<BillingPdfRow> {
  await db.insert(billingPdfs).values(row).onConflictDoNothing()
  const kept = await findPdf(db, row)
  if (!kept) throw new Error(`${row.identity} was not recorded`)
  return kept
}
