import { type Month, monthBounds, monthOf } from '@systole/domain/billing/month'
import {
  paymentStateOf,
  type StatementEntry,
  type StatementSum,
  sumStatement,
} from '@systole/domain/billing/statement'
import { caseNumberText } from '@systole/domain/cases/case-number'
import { timeZoneOf } from '@systole/report/time-zone'
import type { CallContext } from '../../../app-context.ts'
import type { HospitalRow } from '../../hospitals/hospital-store.ts'
import {
  type DocumentRow,
  firstPaymentTime,
  type Payment,
  paymentsBetween,
} from '../billing-store.ts'
import {
  documentsOfRefunds,
  type RefundRow,
  refundsBetween,
  refundsOfPayments,
  returnsBetween,
} from '../documents/refund-document-store.ts'

export type BillingEntry = StatementEntry & {
  checkoutId: string
  caseId: string
  caseNumber: string
  petName: string
  method: 'card' | 'test'
  payer: string
  reference: string
  paper: { id: string; number: string } | null
}

export type Statement = {
  month: Month
  months: Month[]
  timeZone: string
  entries: BillingEntry[]
  sums: StatementSum[]
}

/** Builds a hospital's statement of payments and refunds of a month in its time zone, newest first. */
export async function statementOf(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  { hospitalId, country }: HospitalRow,
  wanted: Month | undefined,
): Promise<Statement> {
  const timeZone = timeZoneOf(country)
  const now = clock.now()
  const month = wanted ?? monthOf(now, timeZone)
  const bounds = monthBounds(month, timeZone)
  const payments = await paymentsBetween(db, hospitalId, bounds)
  const back = await refundsBetween(db, hospitalId, bounds)
  const returns = await returnsBetween(db, hospitalId, bounds)
  const refunded = totals(
    await refundsOfPayments(
      db,
      payments.map(({ checkoutId }) => checkoutId),
    ),
  )
  const documents = await documentsOfRefunds(
    db,
    [...back, ...returns].map(({ refund }) => refund.refundId),
  )
  const documentOf = new Map(documents.map((paper) => [`${paper.kind} ${paper.refundId}`, paper]))
  const entries = [
    ...payments.map((payment) => paymentEntry(payment, refunded.get(payment.checkoutId) ?? 0)),
    ...back.map(({ refund, payment }) =>
      refundEntry({ kind: 'refund', at: refund.endedAt, refund, payment }, documentOf),
    ),
    ...returns.map(({ refund, payment }) =>
      refundEntry({ kind: 'returned', at: refund.returnedAt, refund, payment }, documentOf),
    ),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const first = (await firstPaymentTime(db, hospitalId)) ?? now
  const months = monthsBetween(monthOf(first, timeZone), monthOf(now, timeZone))
  return { month, months, timeZone, entries, sums: sumStatement(entries) }
}

function paymentEntry(payment: Payment, refundedMinor: number): BillingEntry {
  const { amountMinor, currency, at, mode, state, checkoutId, caseId, petName, payer } = payment
  return {
    kind: 'payment',
    ...{ amountMinor, currency, at, mode, checkoutId, caseId, petName, payer },
    state: paymentStateOf({ state, amountMinor, refundedMinor }),
    caseNumber: caseNumberText(payment.caseNumber),
    method: payment.live ? 'card' : 'test',
    reference: payment.reference ?? '',
    paper: payment.invoice && { id: payment.invoice.documentId, number: payment.invoice.number },
  }
}

const PAPER_OF = { refund: 'credit_note', returned: 'credit_note_cancellation' } as const

function refundEntry(
  line: { kind: 'refund' | 'returned'; at: Date | null; refund: RefundRow; payment: Payment },
  paperOf: ReadonlyMap<string, DocumentRow>,
): BillingEntry {
  const { kind, at, refund, payment } = line
  const document = paperOf.get(`${PAPER_OF[kind]} ${refund.refundId}`)
  return {
    ...paymentEntry(payment, payment.amountMinor),
    kind,
    amountMinor: refund.amountMinor,
    at: at ?? refund.requestedAt,
    state: 'refunded',
    reference: refund.providerRefundId ?? '',
    paper: document ? { id: document.documentId, number: document.number } : null,
  }
}

function totals(rows: readonly RefundRow[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { checkoutId, amountMinor } of rows)
    sums.set(checkoutId, (sums.get(checkoutId) ?? 0) + amountMinor)
  return sums
}

/** Returns all months from the first to the last, newest first. */
function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = []
  let [year = 0, month = 0] = last.split('-').map(Number)
  for (;;) {
    const name = `${year}-${String(month).padStart(2, '0')}`
    months.push(name)
    if (name <= first) return months
    month -= 1
    if (month === 0) [year, month] = [year - 1, 12]
  }
}
