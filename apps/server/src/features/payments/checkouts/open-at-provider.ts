import { paths } from '@systole/contract/pages'
import { isSettled } from '@systole/domain/payments/settlement'
import { wordingFor } from '@systole/i18n/languages'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { type CheckoutOrder, PageRefused } from '../../../ports/payment-gateway.ts'
import { serverTexts } from '../../../server-texts.ts'
import { type CheckoutRow, failUnopened, findCheckout, saveProviderPage } from './checkout-store.ts'

type Context = Pick<CallContext, 'database' | 'gateways' | 'log'>
type Opened = CheckoutRow & { providerId: string; providerUrl: string }

export const PROVIDER_AWAY =
  'The payment provider does not answer. Nothing was charged. Please try again.'

/**
 * Opens the checkout's page at the provider. The stored key makes this repeatable: after a crash or a lost reply it is the same
 * page.
 */
export async function openAtProvider(context: Context, checkoutId: string): Promise<Opened> {
  const checkout = await mustFind(context, checkoutId)
  if (isOpened(checkout)) return checkout
  if (isSettled(checkout.state)) throw new AppError('alreadyPaid')
  const gateway = context.gateways.named(checkout.provider)
  const page = await gateway
    .create(toOrder(checkout))
    .catch((cause: unknown) => giveUp(context, checkoutId, cause))
  await saveProviderPage(context.database, checkoutId, page)
  const opened = await mustFind(context, checkoutId)
  if (!isOpened(opened)) throw new Error(`${checkoutId} has no page after it was opened`)
  return opened
}

/** Ends a checkout whose page can never be opened, because it would block the next one. */
async function giveUp(context: Context, checkoutId: string, cause: unknown): Promise<never> {
  context.log.warn({ err: cause, checkoutId }, 'no page at the payment provider')
  if (cause instanceof PageRefused) await failUnopened(context.database, checkoutId)
  throw new AppError('unknown', { message: PROVIDER_AWAY, cause })
}

function isOpened(checkout: CheckoutRow): checkout is Opened {
  return checkout.providerId !== null && checkout.providerUrl !== null
}

async function mustFind({ database }: Context, checkoutId: string): Promise<CheckoutRow> {
  const checkout = await findCheckout(database, checkoutId, { reach: 'all' })
  if (!checkout) throw new AppError('checkoutNotFound')
  return checkout
}

/** Builds the order from the row alone, so that a repeated request is identical. */
function toOrder(checkout: CheckoutRow): CheckoutOrder {
  const { checkoutId, provider, returnOrigin, amountMinor, currency, language } = checkout
  const back = (mode: 'success' | 'cancel') =>
    returnOrigin + paths.main({ mode, pg_type: provider, id: checkoutId })
  return {
    checkoutId,
    money: { amountMinor, currency },
    description: serverTexts(language, checkout.country).paymentMails.service[checkout.mode],
    email: checkout.payerEmail,
    hospital: checkout.hospitalName,
    language: wordingFor(language, checkout.country),
    successUrl: back('success'),
    cancelUrl: back('cancel'),
    expiresAt: checkout.expiresAt,
    idempotencyKey: checkout.idempotencyKey,
  }
}
