import { DAY, MINUTE } from '@systole/domain/time/durations'
import { newId } from '../../../db/new-id.ts'
import type { PaymentGateway, Window } from '../../../ports/payment-gateway.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { findLedgerProblems } from '../../ledger/ledger-proof-store.ts'
import { mailReconciliation } from '../mails/mail-reconciliation.ts'
import type { SettleContext } from '../settlement/settle.ts'
import { comparePaid } from './compare-paid.ts'
import { compareRefunds } from './compare-refunds.ts'
import { type Findings, found } from './findings.ts'
import { insertPaymentReport } from './payment-report-store.ts'

/** The window for payments; each is compared three nights in a row. */
const LOOKS_BACK = 3 * DAY
/** The window for refunds, as a bank may return one weeks later and the event may be lost. */
const REFUNDS_LOOK_BACK = 35 * DAY
/** The minimum age; newer payments may still be in progress. */
const YOUNG = 30 * MINUTE

/** Reconciles the provider's records with ours: differences are reported, corrected where that is safe, and mailed. */
export async function reconcileProviderPayments(context: SettleContext): Promise<void> {
  const ranAt = context.clock.now()
  const window = {
    from: new Date(ranAt.getTime() - LOOKS_BACK),
    until: new Date(ranAt.getTime() - YOUNG),
  }
  const findings: Findings = { payments: 0, refunds: 0, count: 0, differences: [] }
  for (const gateway of context.gateways.all) await compareWith(context, gateway, window, findings)
  await compareLedger(context, findings)
  await report(context, { window, ranAt, findings })
}

async function compareWith(
  context: SettleContext,
  gateway: PaymentGateway,
  window: Window,
  findings: Findings,
): Promise<void> {
  try {
    await comparePaid(context, gateway, window, findings)
    const from = new Date(window.until.getTime() - REFUNDS_LOOK_BACK)
    await compareRefunds(context, gateway, { ...window, from }, findings)
  } catch (error) {
    context.log.error({ err: error, provider: gateway.type }, 'payments not compared')
    found(findings, {
      kind: 'notAnswered',
      provider: gateway.type,
      providerId: '',
      checkoutId: '',
      caseId: '',
      theirs: error instanceof Error ? error.message.slice(0, 300) : '',
      ours: '',
    })
  }
}

/** Adds the inconsistencies of the ledger. */
async function compareLedger(context: SettleContext, findings: Findings): Promise<void> {
  for (const { kind, object, text } of await findLedgerProblems(context.database))
    found(findings, {
      kind: 'ledger',
      provider: '',
      providerId: '',
      checkoutId: object,
      caseId: '',
      theirs: kind,
      ours: text,
    })
}

async function report(
  context: SettleContext,
  of: { window: Window; ranAt: Date; findings: Findings },
): Promise<void> {
  const { window, ranAt, findings } = of
  const reportId = newId('report')
  const { payments, refunds, count, differences } = findings
  await context.database.transaction(async (db) => {
    await insertPaymentReport(db, {
      reportId,
      fromAt: window.from,
      untilAt: window.until,
      ranAt,
      paymentsSeen: payments,
      refundsSeen: refunds,
      differenceCount: count,
      differences,
    })
    if (count === 0) return
    context.log.error({ reportId, count }, 'payments differ from the provider’s records')
    await addAudit(
      db,
      { actor: undefined, requestId: context.requestId },
      { action: 'books.differ', object: `payment-report:${reportId}`, details: { count } },
    )
    await mailReconciliation({ ...context, db }, { reportId, count, payments })
  })
}
