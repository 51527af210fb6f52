import { providerMoneyText } from '@systole/domain/payments/money'
import {
  hasLeft,
  holdsMoney,
  nextRefundState,
  type RefundState,
  STEP_OF_PROVIDER,
} from '@systole/domain/payments/refund'
import type { CallContext } from '../../../app-context.ts'
import type { Db } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import type { ProviderRefund } from '../../../ports/payment-gateway.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { cancelCreditNoteJob } from '../../billing/documents/cancel-credit-note.job.ts'
import { issueCreditNoteJob } from '../../billing/documents/issue-credit-note.job.ts'
import { lockCase } from '../../cases/case-store.ts'
import { logCaseOnly } from '../../cases/record-case.ts'
import { type CheckoutRow, findCheckout, lockCheckout } from '../checkouts/checkout-store.ts'
import { mailRefund } from '../mails/mail-refund.ts'
import { mailRefundTrouble } from '../mails/mail-refund-trouble.ts'
import type { SettleContext } from '../settlement/settle.ts'
import { postRefund } from './post-refund.ts'
import {
  changeRefund,
  insertRefund,
  lockRefund,
  lockRefundOfProvider,
  type Refund,
} from './refund-store.ts'

type Context = SettleContext & Pick<CallContext, 'db'>

/** Runs under the lock of the case and then of the checkout. */
export async function underLock(
  context: SettleContext,
  checkoutId: string,
  run: (db: Db, checkout: CheckoutRow) => Promise<void>,
): Promise<void> {
  await context.database.transaction(async (db) => {
    const found = await findCheckout(db, checkoutId, { reach: 'all' })
    if (!found) throw new Error(`${checkoutId} is gone`)
    await lockCase(db, found.caseId)
    const checkout = await lockCheckout(db, checkoutId)
    if (checkout) await run(db, checkout)
  })
}

/** Updates our row to the provider's refund, in any order and repeatably; an unknown refund gets a row. */
export async function recordRefund(
  context: Context,
  checkout: CheckoutRow,
  made: ProviderRefund,
): Promise<void> {
  const { db, clock } = context
  const before = await lockRefundOfProvider(db, checkout.checkoutId, made)
  const refund = before ?? (await adopt(context, checkout, made))
  const next = nextRefundState(refund.state, STEP_OF_PROVIDER[made.state])
  const { providerRefundId, failure } = made
  const now = clock.now()
  await changeRefund(db, refund.refundId, {
    providerRefundId,
    checkedAt: now,
    ...(next && { state: next, failure, ...endOf(next, now) }),
  })
  if (before && !next) return
  const after = { ...refund, state: next ?? refund.state, providerRefundId, failure }
  const wasGone = before !== undefined && hasLeft(before.state)
  if (!wasGone && hasLeft(after.state)) await left(context, checkout, after)
  if (wasGone && !hasLeft(after.state)) await cameBack(context, checkout, after)
  if (next) await followUp(context, checkout, { ...after, state: next })
  await note(context, checkout, after)
}

/** Returns the end time; a returned refund keeps its completion time, which a statement has listed. */
function endOf(state: RefundState, now: Date): Partial<Refund> {
  if (state === 'pending') return {}
  return state === 'returned' ? { returnedAt: now } : { endedAt: now }
}

async function followUp(context: Context, checkout: CheckoutRow, refund: Refund): Promise<void> {
  const { state, refundId } = refund
  const { db, jobs } = context
  if (!holdsMoney(state)) await mailRefundTrouble(context, checkout, { kind: 'failed', refund })
  if (state === 'succeeded') await jobs.enqueue(db, issueCreditNoteJob, { refundId })
  if (state === 'returned') await jobs.enqueue(db, cancelCreditNoteJob, { refundId })
}

/** Records that the provider will not make the refund. */
export async function refundNotMade(
  context: Context,
  checkout: CheckoutRow,
  { refundId, failure }: { refundId: string; failure: string },
): Promise<void> {
  const refund = await lockRefund(context.db, refundId)
  const state = refund && nextRefundState(refund.state, 'fail')
  if (!refund || !state) return
  await changeRefund(context.db, refundId, { state, failure, endedAt: context.clock.now() })
  const after = { ...refund, state, failure }
  await mailRefundTrouble(context, checkout, { kind: 'failed', refund: after })
  await note(context, checkout, after)
}

/** Adopts a refund made in the provider's dashboard and notifies everyone, because none of our staff requested it. */
async function adopt(
  context: Context,
  checkout: CheckoutRow,
  made: ProviderRefund,
): Promise<Refund> {
  const { checkoutId, provider, paymentId } = checkout
  const refundId = newId('refund')
  await insertRefund(context.db, {
    refundId,
    checkoutId,
    provider,
    paymentId: paymentId ?? '',
    ...made.money,
    reason: '',
    state: 'pending',
    requestedAt: made.createdAt,
    idempotencyKey: refundId,
    providerRefundId: made.providerRefundId,
  })
  const refund = await lockRefund(context.db, refundId)
  if (!refund) throw new Error('an insert answers its row')
  await mailRefundTrouble(context, checkout, { kind: 'elsewhere', refund })
  return refund
}

/** Records that the refund was sent: log line and mail to the hospital. */
async function left(context: Context, checkout: CheckoutRow, refund: Refund): Promise<void> {
  const { caseId, hospitalId } = checkout
  const actor = refund.requestedBy
    ? ({ accountId: refund.requestedBy, userType: 'internal_admin' } as const)
    : undefined
  await logCaseOnly(context.db, {
    caseId,
    hospitalId,
    actor,
    action: 'payment.refunded',
    note: providerMoneyText(refund),
    at: context.clock.now(),
  })
  await mailRefund(context, checkout, { kind: 'made', refund })
  await postRefund(context.db, checkout, { refund, kind: 'left', at: context.clock.now() })
}

/** Notifies the recipients of a refund that it was returned. */
async function cameBack(context: Context, checkout: CheckoutRow, refund: Refund): Promise<void> {
  const { caseId, hospitalId } = checkout
  const at = context.clock.now()
  await logCaseOnly(context.db, {
    caseId,
    hospitalId,
    actor: undefined,
    action: 'payment.refund_returned',
    note: providerMoneyText(refund),
    at,
  })
  await mailRefund(context, checkout, { kind: 'returned', refund })
  await postRefund(context.db, checkout, { refund, kind: 'returned', at })
}

async function note(context: Context, checkout: CheckoutRow, refund: Refund): Promise<void> {
  const { refundId, providerRefundId, amountMinor, currency, state, failure } = refund
  const { checkoutId, caseId } = checkout
  context.log.info({ refundId, checkoutId, state }, 'refund')
  await addAudit(
    context.db,
    { actor: undefined, requestId: context.requestId },
    {
      action: `refund.${state}`,
      object: `case:${caseId}`,
      details: { refundId, providerRefundId, checkoutId, amountMinor, currency, failure },
    },
  )
}
