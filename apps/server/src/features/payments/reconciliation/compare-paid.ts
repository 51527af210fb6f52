import { providerMoneyText } from '@systole/domain/payments/money'
import { isSettled } from '@systole/domain/payments/settlement'
import type { ListedPayment, PaymentGateway, Window } from '../../../ports/payment-gateway.ts'
import {
  type Checkout,
  type CheckoutRow,
  findCheckout,
  findCheckoutOfProvider,
  settledCheckouts,
} from '../checkouts/checkout-store.ts'
import { saveUnmatchedPayment } from '../office/record-unmatched-payment.ts'
import { type SettleContext, settle } from '../settlement/settle.ts'
import { type Findings, found } from './findings.ts'

const PAGE = 200

/** Compares every paid checkout of the provider with ours, then ours with those listed by the provider. */
export async function comparePaid(
  context: SettleContext,
  gateway: PaymentGateway,
  window: Window,
  findings: Findings,
): Promise<void> {
  const named = new Set<string>()
  for await (const listed of gateway.listPaid(window)) {
    findings.payments += 1
    named.add(listed.providerId)
    await compareListed(context, gateway, listed, findings)
  }
  await compareOurs(context, gateway, { ...window, named }, findings)
}

async function compareListed(
  context: SettleContext,
  gateway: PaymentGateway,
  listed: ListedPayment,
  findings: Findings,
): Promise<void> {
  const ours = await ourCheckout(context, gateway, listed)
  const theirs = providerMoneyText(listed.state.money)
  if (!ours) {
    const { providerId, checkoutId: reference, state } = listed
    await saveUnmatchedPayment(context, gateway, { providerId, reference, state })
    return found(findings, {
      ...about(gateway, listed.providerId, undefined),
      kind: 'paidUnknown',
      theirs: [theirs, reference].filter(Boolean).join(' · '),
      ours: '',
    })
  }
  const difference = about(gateway, listed.providerId, ours)
  if (!isSettled(ours.state)) {
    found(findings, { ...difference, kind: 'paidNotBooked', theirs, ours: ours.state })
    await settle(context, ours.checkoutId)
  } else if (!isSameMoney(ours, listed)) {
    found(findings, { ...difference, kind: 'amount', theirs, ours: moneyOf(ours) })
  }
}

async function ourCheckout(
  { database }: SettleContext,
  gateway: PaymentGateway,
  { providerId, checkoutId }: ListedPayment,
): Promise<CheckoutRow | undefined> {
  const known = await findCheckoutOfProvider(database, gateway.type, providerId)
  if (known) return known
  const ours = await findCheckout(database, checkoutId, { reach: 'all' })
  return ours?.provider === gateway.type && ours.providerId === null ? ours : undefined
}

function isSameMoney(ours: Checkout, { state }: ListedPayment): boolean {
  return (
    ours.paidMinor === state.money.amountMinor &&
    ours.paidCurrency === state.money.currency &&
    ours.paymentId === state.paymentId
  )
}

async function compareOurs(
  context: SettleContext,
  gateway: PaymentGateway,
  { from, until, named }: Window & { named: ReadonlySet<string> },
  findings: Findings,
): Promise<void> {
  let after = ''
  for (;;) {
    const page = await settledCheckouts(context.database, {
      provider: gateway.type,
      from,
      until,
      after,
      limit: PAGE,
    })
    for (const ours of page)
      if (!named.has(ours.providerId ?? '')) await compareUnnamed(context, gateway, ours, findings)
    if (page.length < PAGE) return
    after = page.at(-1)?.checkoutId ?? after
  }
}

/** Queries a checkout missing in the provider's list individually before it is reported, because lists lag. */
async function compareUnnamed(
  context: SettleContext,
  gateway: PaymentGateway,
  ours: Checkout,
  findings: Findings,
): Promise<void> {
  const providerId = ours.providerId ?? ''
  const state = await gateway.retrieve(providerId).catch((error: unknown) => {
    context.log.warn({ err: error, providerId }, 'checkout not found at its provider')
    return undefined
  })
  if (state?.kind === 'paid') return
  found(findings, {
    ...about(gateway, providerId, ours),
    kind: 'bookedNotPaid',
    theirs: state?.kind ?? '',
    ours: moneyOf(ours),
  })
}

function about(gateway: PaymentGateway, providerId: string, ours: Checkout | undefined) {
  const { checkoutId = '', caseId = '' } = ours ?? {}
  return { provider: gateway.type, providerId, checkoutId, caseId }
}

function moneyOf({ paidMinor, paidCurrency }: Checkout): string {
  return providerMoneyText({ amountMinor: paidMinor ?? 0, currency: paidCurrency ?? '' })
}
