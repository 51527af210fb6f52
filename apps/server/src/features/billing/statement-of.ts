import { type Month, monthBounds, monthOf } from '@systole/domain/billing/month'
import {
  type StatementEntry,
  type StatementSum,
  standingOf,
  sumStatement,
} from '@systole/domain/billing/statement'
import { caseNumberText } from '@systole/domain/cases/case'
import { timeZoneOf } from '@systole/report/time-zone'
import type { CallContext } from '../../app-context.ts'
import type { HospitalRow } from '../hospitals/hospital-store.ts'
import { firstPaymentTime, type Payment, paymentsBetween } from './billing-store.ts'

export type Entry = StatementEntry & {
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
  entries: Entry[]
  sums: StatementSum[]
}

/** What came from a hospital in a month and what went back to it, on the hospital's own calendar; newest first. */
export async function statementOf(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  { hospitalId, country }: HospitalRow,
  wanted: Month | undefined,
): Promise<Statement> {
  const timeZone = timeZoneOf(country)
  const now = clock.now()
  const month = wanted ?? monthOf(now, timeZone)
  const payments = await paymentsBetween(db, hospitalId, monthBounds(month, timeZone))
  const entries = payments.map(paymentEntry).toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const first = (await firstPaymentTime(db, hospitalId)) ?? now
  const months = monthsBetween(monthOf(first, timeZone), monthOf(now, timeZone))
  return { month, months, timeZone, entries, sums: sumStatement(entries) }
}

function paymentEntry(payment: Payment): Entry {
  const { amountMinor, currency, at, mode, state, checkoutId, caseId, petName, payer } = payment
  return {
    kind: 'payment',
    ...{ amountMinor, currency, at, mode, checkoutId, caseId, petName, payer },
    standing: standingOf({ state, amountMinor, refundedMinor: 0 }),
    caseNumber: caseNumberText(payment.caseNumber),
    method: payment.live ? 'card' : 'test',
    reference: payment.reference ?? '',
    paper: payment.invoice && { id: payment.invoice.documentId, number: payment.invoice.number },
  }
}

/** Every month of the two and between, newest first. */
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
