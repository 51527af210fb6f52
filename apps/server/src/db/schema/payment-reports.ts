import type { Difference } from '@systole/domain/payments/difference'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Results of the nightly reconciliation of the providers' records with ours, one per window. */
export const paymentReports = pgTable(
  'payment_reports',
  {
    reportId: text('report_id').primaryKey(),
    fromAt: instant('from_at').notNull(),
    untilAt: instant('until_at').notNull(),
    ranAt: instant('ran_at').notNull(),
    paymentsSeen: integer('payments_seen').notNull(),
    refundsSeen: integer('refunds_seen').notNull(),
    differenceCount: integer('difference_count').notNull(),
    /** The first few hundred differences; the count is the total. */
    differences: jsonb('differences').$type<Difference[]>().notNull(),
  },
  (t) => [index('payment_reports_newest').on(t.ranAt)],
)
