import type { BillingDocument } from '@systole/domain/billing/billing-document'
import { taxWithin } from '@systole/domain/billing/tax'
import { variantNamed } from '@systole/domain/hospitals/variant'
import { toStamp } from '@systole/domain/time/stamp'
import { lockCheckout } from '../../payments/checkouts/checkout-store.ts'
import { type DocumentRow, findInvoiceOf, findPayment } from '../billing-store.ts'
import { sellerOf } from '../sellers/seller-of.ts'
import { type IssueContext, numbered, saveDocument } from './issue-invoice.ts'
import { documentsOfRefunds, findRefundIn, type RefundRow } from './refund-document-store.ts'

type Issued = Promise<DocumentRow | undefined>

/** Issues the credit note of a refund, once, in the caller's transaction. A payment without an invoice needs none. */
export async function issueCreditNote(context: IssueContext, refundId: string): Issued {
  const { db } = context
  const refund = await holdRefund(context, 'succeeded', refundId)
  const invoice = refund && (await findInvoiceOf(db, refund.checkoutId))
  if (!invoice) return undefined
  const [issued] = await documentsOfRefunds(db, [refundId])
  return issued ?? issue(context, { kind: 'credit_note', corrected: invoice, refund })
}

/** Cancels the credit note of a refund that was returned to us, if one was issued. ADR 37. */
export async function cancelCreditNote(context: IssueContext, refundId: string): Issued {
  const refund = await holdRefund(context, 'returned', refundId)
  const [note, cancellation] = await documentsOfRefunds(context.db, [refundId])
  if (!refund || !note) return undefined
  return (
    cancellation ?? issue(context, { kind: 'credit_note_cancellation', corrected: note, refund })
  )
}

/** Locks a refund and returns it if it is in this state. */
async function holdRefund(
  { db }: IssueContext,
  state: 'succeeded' | 'returned',
  refundId: string,
): Promise<RefundRow | undefined> {
  const found = await findRefundIn(db, state, refundId)
  if (!found) return undefined
  await lockCheckout(db, found.checkoutId)
  return findRefundIn(db, state, refundId)
}

async function issue(
  context: IssueContext,
  paper: { kind: BillingDocument['kind']; corrected: DocumentRow; refund: RefundRow },
): Issued {
  const { kind, corrected, refund } = paper
  const payment = await findPayment(context.db, refund.checkoutId)
  if (!payment) return undefined
  const { document: original, live } = corrected
  const variant = variantNamed(corrected.variant)
  const { prefix } = await sellerOf(context, variant)
  const at = context.clock.now()
  const row = await numbered(context, { variant, live, prefix, at })
  return saveDocument(context, {
    ...row,
    payment,
    refundId: refund.refundId,
    at,
    document: {
      ...original,
      kind,
      number: row.number,
      issued: toStamp(at),
      totalMinor: refund.amountMinor,
      taxMinor: taxWithin({ ...original, amountMinor: refund.amountMinor }, original.taxRate),
      terms: null,
      corrects: { number: original.number, issued: original.issued, reason: refund.reason },
    },
  })
}
