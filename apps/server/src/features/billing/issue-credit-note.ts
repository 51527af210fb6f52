import { taxWithin } from '@systole/domain/billing/tax'
import { variantNamed } from '@systole/domain/hospitals/variant'
import { toStamp } from '@systole/domain/time/stamp'
import { lockCheckout } from '../payments/checkout-store.ts'
import {
  creditNotesOf,
  type DocumentRow,
  findInvoiceOf,
  findPayment,
  findSucceededRefund,
} from './billing-store.ts'
import { type IssueContext, keepDocument, numbered, sellerOf } from './issue-invoice.ts'

/** The credit note of money that went back, in the caller's transaction and once; what was never invoiced needs none. */
export async function issueCreditNote(
  context: IssueContext,
  refundId: string,
): Promise<DocumentRow | undefined> {
  const { db, clock } = context
  const refund = await findSucceededRefund(db, refundId)
  if (!refund) return undefined
  await lockCheckout(db, refund.checkoutId)
  const [issued] = await creditNotesOf(db, [refundId])
  if (issued) return issued
  const invoice = await findInvoiceOf(db, refund.checkoutId)
  const payment = await findPayment(db, refund.checkoutId)
  if (!invoice || !payment) return undefined
  const variant = variantNamed(invoice.variant)
  const { prefix } = await sellerOf(context, variant)
  const at = clock.now()
  const row = await numbered(context, { variant, live: invoice.live, prefix, at })
  const { document: original } = invoice
  return keepDocument(context, {
    ...row,
    payment,
    refundId,
    at,
    document: {
      ...original,
      kind: 'credit_note',
      number: row.number,
      issued: toStamp(at),
      totalMinor: refund.amountMinor,
      taxMinor: taxWithin(refund.amountMinor, original.taxRate),
      terms: null,
      corrects: { number: original.number, issued: original.issued, reason: refund.reason },
    },
  })
}
