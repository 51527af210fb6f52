import type { CallContext } from '../../../app-context.ts'
import type { PaymentGateway, ProviderEvent } from '../../../ports/payment-gateway.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { mailUnmatchedPayment } from '../mails/mail-unmatched-payment.ts'
import type { SettleContext } from '../settlement/settle.ts'
import { insertUnmatchedPayment } from './unmatched-payment-store.ts'

/** Records a payment on a checkout that we never opened, for review. PAY-5. */
export async function recordUnmatchedPayment(
  context: SettleContext,
  gateway: PaymentGateway,
  event: Pick<ProviderEvent, 'objectId' | 'checkoutId'>,
): Promise<void> {
  const { objectId: providerId, checkoutId: reference } = event
  context.log.warn({ providerId, reference }, 'event of no checkout')
  // a payment unknown to the provider too is ignored; after an error, the nightly reconciliation finds it
  const state = await gateway.retrieve(providerId).catch(() => undefined)
  if (state?.kind === 'paid')
    await saveUnmatchedPayment(context, gateway, { providerId, reference, state })
}

/** Records an unmatched payment; returns true if it is new. */
export async function saveUnmatchedPayment(
  context: SettleContext,
  gateway: PaymentGateway,
  found: {
    providerId: string
    reference: string
    state: Extract<Awaited<ReturnType<PaymentGateway['retrieve']>>, { kind: 'paid' }>
  },
): Promise<boolean> {
  const { providerId, reference, state } = found
  return context.database.transaction(async (db) => {
    const { paymentId, money, live, paidAt } = state
    const provider = gateway.type
    const isNew = await insertUnmatchedPayment(db, {
      provider,
      providerId,
      paymentId,
      reference: reference.slice(0, 200),
      ...money,
      live,
      paidAt,
      foundAt: context.clock.now(),
    })
    if (isNew) await notifyOffice({ ...context, db }, { provider, providerId, paymentId, money })
    return isNew
  })
}

async function notifyOffice(
  context: SettleContext & Pick<CallContext, 'db'>,
  found: {
    provider: string
    providerId: string
    paymentId: string
    money: { amountMinor: number; currency: string }
  },
): Promise<void> {
  const { provider, providerId, paymentId, money } = found
  await addAudit(
    context.db,
    { actor: undefined, requestId: context.requestId },
    {
      action: 'payment.foreign',
      object: `payment:${provider}:${providerId}`,
      details: { paymentId, ...money },
    },
  )
  await mailUnmatchedPayment(context, found)
}
