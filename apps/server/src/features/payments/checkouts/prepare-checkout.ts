import type { createCheckout as contract } from '@systole/contract/money/payments'
import type { Language } from '@systole/domain/hospitals/hospital'
import { CHECKOUT_LIFE } from '@systole/domain/payments/checkout'
import { currencyOfCountry } from '@systole/domain/payments/money'
import type { Product } from '@systole/domain/payments/product'
import { refuseCheckout } from '@systole/domain/payments/refuse-checkout'
import type { TermsVersion } from '@systole/domain/payments/terms'
import type { CallContext } from '../../../app-context.ts'
import { newId } from '../../../db/new-id.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import type { PaymentGateway } from '../../../ports/payment-gateway.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import { recordCase } from '../../cases/record-case.ts'
import { requireCaseForChange } from '../../cases/require-case.ts'
import { findHospital } from '../../hospitals/hospital-store.ts'
import { findProduct } from '../products/product-store.ts'
import { type Checkout, findLiveCheckout, insertCheckout } from './checkout-store.ts'
import { payableFacts, refusedPayment } from './payable-facts.ts'

export type Order = {
  caseId: string
  petId: string
  productId: string
  /** The amount shown to the payer, if the client sent it. */
  shownMinor: number | undefined
  gateway: PaymentGateway
  origin: string
  language: Language | undefined
  /** The terms accepted with it. */
  terms: TermsVersion
}

/** The next step: open a new checkout, reuse one for the same offer, or end one first. */
type Step = { step: 'new' | 'same' | 'end'; checkoutId: string }

/** Decides under the lock of the case whether it may be paid, and by which checkout. PAY-7. */
export async function prepareCheckout(
  context: CallContext,
  call: Call<typeof contract>,
  order: Order,
): Promise<Step> {
  const { db, clock } = context
  const consult = await requireCaseForChange(db, order.caseId, call.scope)
  if (!call.actor.hasCreditPlan) throw new AppError('noCreditPlan')
  if (order.petId !== consult.petId)
    throw fieldRefusal('info.pet_id', 'is not the pet of this case')
  const product = await payableProduct(context, call, consult, order)
  const live = await findLiveCheckout(db, order.caseId)
  if (live) {
    const { checkoutId } = live
    return { step: isSameOffer(live, product, order, clock.now()) ? 'same' : 'end', checkoutId }
  }
  return { step: 'new', checkoutId: await addCheckout(context, call, consult, { product, order }) }
}

/** Returns the product with the price and currency of the caller's country, after checking every rule of the case. */
async function payableProduct(
  { db, clock }: CallContext,
  { actor }: Call<typeof contract>,
  consult: CaseRow,
  { productId, shownMinor }: Order,
): Promise<Product> {
  const found = await findProduct(db, productId, clock.now())
  const product = found?.currency === currencyOfCountry(actor.country) ? found : undefined
  const facts = payableFacts(consult)
  const refusal = refuseCheckout(facts, product)
  if (refusal) throw refusedPayment(refusal, facts)
  if (!product) throw new AppError('productNotFound')
  if (shownMinor !== undefined && shownMinor !== product.amountMinor)
    throw new AppError('priceChanged')
  return product
}

/** Returns whether an unfinished checkout has exactly this offer and origin. A payment being processed is not requested again. */
function isSameOffer(live: Checkout, product: Product, order: Order, now: Date): boolean {
  return (
    live.state !== 'processing' &&
    live.expiresAt > now &&
    live.provider === order.gateway.type &&
    live.returnOrigin === order.origin &&
    live.termsVersion === order.terms &&
    live.productId === product.productId &&
    live.amountMinor === product.amountMinor &&
    live.currency === product.currency
  )
}

/** Adds the row before calling the provider, so that after a crash its key opens the same page again. */
async function addCheckout(
  context: CallContext,
  { actor }: Call<typeof contract>,
  { caseId, hospitalId }: CaseRow,
  { product, order }: { product: Product; order: Order },
): Promise<string> {
  const { db, clock, requestId } = context
  const { gateway } = order
  const checkoutId = newId('checkout')
  const now = clock.now()
  const { productId, mode, amountMinor, currency } = product
  await insertCheckout(db, {
    checkoutId,
    caseId,
    hospitalId,
    accountId: actor.accountId,
    provider: gateway.type,
    live: gateway.live,
    idempotencyKey: newId('key'),
    productId,
    mode,
    amountMinor,
    currency,
    state: 'creating',
    returnOrigin: order.origin,
    language: order.language ?? (await languageOf(context, hospitalId)),
    termsVersion: order.terms,
    termsAcceptedAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CHECKOUT_LIFE),
  })
  await recordCase(
    { db, requestId },
    {
      caseId,
      hospitalId,
      actor,
      action: 'payment.opened',
      at: now,
      details: { checkoutId, productId, amountMinor, currency },
    },
  )
  return checkoutId
}

async function languageOf({ db }: CallContext, hospitalId: string): Promise<Language> {
  const hospital = await findHospital(db, hospitalId)
  return hospital?.pushLanguage ?? 'en_us'
}
