import type { Difference, DifferenceKind } from '@systole/domain/payments/difference'
import { providerMoneyText } from '@systole/domain/payments/money'
import { hasLeft } from '@systole/domain/payments/refund'
import type {
  PaymentGateway,
  ProviderPayment,
  ProviderRefund,
  Window,
} from '../../../ports/payment-gateway.ts'
import { type CheckoutRow, findCheckoutOfPayment } from '../checkouts/checkout-store.ts'
import { followPayment } from '../refunds/follow-payment.ts'
import { checkoutsRefundedIn } from '../refunds/refund-list-store.ts'
import { disputesOf, type Refund, refundsOf } from '../refunds/refund-store.ts'
import type { SettleContext } from '../settlement/settle.ts'
import { type Findings, found } from './findings.ts'

const PAGE = 200

/** Compares the refunds and disputes of every payment with a refund in the window, on either side. */
export async function compareRefunds(
  context: SettleContext,
  gateway: PaymentGateway,
  window: Window,
  findings: Findings,
): Promise<void> {
  const seen = new Set<string>()
  for await (const paymentId of gateway.listRefunded(window)) {
    if (seen.has(paymentId)) continue
    seen.add(paymentId)
    await comparePayment(context, gateway, paymentId, findings)
  }
  let after = ''
  for (;;) {
    const provider = gateway.type
    const page = await checkoutsRefundedIn(context.database, {
      ...window,
      provider,
      after,
      limit: PAGE,
    })
    for (const { paymentId } of page)
      if (!seen.has(paymentId)) await comparePayment(context, gateway, paymentId, findings)
    if (page.length < PAGE) return
    after = page.at(-1)?.paymentId ?? after
  }
}

async function comparePayment(
  context: SettleContext,
  gateway: PaymentGateway,
  paymentId: string,
  findings: Findings,
): Promise<void> {
  const payment = await gateway.payment(paymentId)
  const checkout = await findCheckoutOfPayment(context.database, gateway.type, paymentId)
  if (!checkout) return // reported by the comparison of payments
  findings.refunds += payment?.refunds.length ?? 0
  const differences = await differencesOf(context, gateway, checkout, payment)
  for (const difference of differences) found(findings, difference)
  if (payment && differences.length > 0) await followPayment(context, checkout.checkoutId)
}

async function differencesOf(
  { database }: SettleContext,
  gateway: PaymentGateway,
  checkout: CheckoutRow,
  payment: ProviderPayment | undefined,
): Promise<Difference[]> {
  const { checkoutId, caseId } = checkout
  const ours = await refundsOf(database, [checkoutId])
  const disputes = await disputesOf(database, [checkoutId])
  const theirs = payment?.refunds ?? []
  const say = (kind: DifferenceKind, providerId: string, they: string, we: string) => ({
    kind,
    provider: gateway.type,
    providerId,
    checkoutId,
    caseId,
    theirs: they,
    ours: we,
  })
  return [
    ...theirs.flatMap((refund) => {
      const kind = compareRefund(
        refund,
        ours.find((each) => isSame(each, refund)),
      )
      return kind
        ? [say(kind[0], refund.providerRefundId, providerMoneyText(refund.money), kind[1])]
        : []
    }),
    ...ours
      .filter(({ state }) => hasLeft(state))
      .filter((refund) => !theirs.some((each) => isSame(refund, each)))
      .map((refund) => say('refundMissing', refund.refundId, '', providerMoneyText(refund))),
    ...(payment?.disputes ?? [])
      .filter(
        (reported) =>
          disputes.find((each) => each.disputeId === reported.disputeId)?.state !== reported.state,
      )
      .map((reported) => say('disputeUnknown', reported.disputeId, reported.state, '')),
  ]
}

function isSame(ours: Refund, theirs: ProviderRefund): boolean {
  return ours.providerRefundId === theirs.providerRefundId || ours.refundId === theirs.refundId
}

/**
 * Returns the kind of difference and our value. Refunds pending here but completed there are reported, because they had time to
 * update.
 */
function compareRefund(
  theirs: ProviderRefund,
  ours: Refund | undefined,
): [DifferenceKind, string] | undefined {
  if (!ours) return ['refundUnknown', '']
  const { amountMinor, currency } = theirs.money
  if (ours.amountMinor !== amountMinor || ours.currency !== currency)
    return ['refundAmount', providerMoneyText(ours)]
  const state = ours.state === 'returned' ? 'failed' : ours.state
  return state === theirs.state ? undefined : ['refundState', ours.state]
}
