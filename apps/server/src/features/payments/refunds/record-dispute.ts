import { providerMoneyText } from '@systole/domain/payments/money'
import type { CallContext } from '../../../app-context.ts'
import type { ProviderDispute } from '../../../ports/payment-gateway.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { postToLedger } from '../../ledger/ledger-store.ts'
import type { CheckoutRow } from '../checkouts/checkout-store.ts'
import { mailDispute } from '../mails/mail-dispute.ts'
import type { SettleContext } from '../settlement/settle.ts'
import { lockDispute, saveDispute } from './refund-store.ts'

/** Records the state of a dispute; a decided one is not reopened by a late event. pay-upload A11, 34. */
export async function recordDispute(
  context: SettleContext & Pick<CallContext, 'db'>,
  checkout: CheckoutRow,
  reported: ProviderDispute,
): Promise<void> {
  const { db, clock, requestId, log } = context
  const { checkoutId, provider, caseId } = checkout
  const { disputeId, money, reason, state, openedAt } = reported
  const before = await lockDispute(db, provider, disputeId)
  if (before && (before.state === state || state === 'open')) return
  const closedAt = state === 'open' ? null : clock.now()
  await saveDispute(db, {
    provider,
    disputeId,
    checkoutId,
    ...money,
    reason,
    state,
    openedAt,
    closedAt,
  })
  log.warn({ checkoutId, disputeId, state }, 'payment disputed')
  await addAudit(
    db,
    { actor: undefined, requestId },
    {
      action: `dispute.${state}`,
      object: `case:${caseId}`,
      details: { disputeId, checkoutId, reason, amount: providerMoneyText(money) },
    },
  )
  await mailDispute(context, checkout, reported)
  await postDispute(db, checkout, reported)
}

/** Posts a dispute: the bank deducts the amount when it opens, and returns it if we win. */
async function postDispute(
  db: CallContext['db'],
  checkout: CheckoutRow,
  { disputeId, money, state, openedAt }: ProviderDispute,
): Promise<void> {
  const { provider, hospitalId, caseId, live } = checkout
  const posting = {
    cause: disputeId,
    book: live ? ('live' as const) : ('test' as const),
    amount: money.amountMinor,
    currency: money.currency,
    provider,
    hospitalId,
    caseId,
  }
  await postToLedger(db, { ...posting, event: 'disputeOpened', at: openedAt })
  if (state === 'open') return
  const event = state === 'won' ? 'disputeWon' : 'disputeLost'
  await postToLedger(db, { ...posting, event, at: openedAt })
}
