import type { createCheckout as contract } from '@systole/contract/money/payments'
import { currentTerms } from '@systole/domain/payments/terms'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { variantOfRequest } from '../../../portal-variants.ts'
import { settle } from '../settlement/settle.ts'
import { endCheckout, PAYMENT_WITH_BANK } from './end-checkout.ts'
import { openAtProvider } from './open-at-provider.ts'
import { ownOrigin } from './portal-origins.ts'
import { type Order, prepareCheckout } from './prepare-checkout.ts'

const ATTEMPTS = 4

/**
 * Returns the payment page of a case. An open checkout for the same offer is reused; one for another offer is ended first, so
 * that at most one can be paid. Trust 2.3 (4); pay-upload A9.
 */
export async function createCheckout(context: CallContext, call: Call<typeof contract>) {
  const order = readOrder(context, call)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { step, checkoutId } = await context.database.transaction((tx) =>
      prepareCheckout({ ...context, db: tx }, call, order),
    )
    if (step === 'end') await endCheckout(context, checkoutId)
    else if (step === 'new' || (await isStillOpen(context, checkoutId))) {
      const { providerUrl } = await openAtProvider(context, checkoutId)
      return { url: providerUrl, id: checkoutId, pgType: order.gateway.type }
    }
  }
  throw new AppError('caseNotPayable', { message: PAYMENT_WITH_BANK })
}

/** Returns whether an existing page is still open; one paid in the meantime must not be returned again. */
async function isStillOpen(context: CallContext, checkoutId: string): Promise<boolean> {
  const { state } = await settle(context, checkoutId)
  return state === 'open'
}

/** Validates the request alone. `email`, `name` and `timestamp` are ignored in favour of the session. */
function readOrder(context: CallContext, { input, request }: Call<typeof contract>): Order {
  const { pg_type, caseId, pet_id, domain, products, language, terms_version } = input.info
  const variant = variantOfRequest(context, request)
  const gateway = context.gateways.of(variant)
  if (pg_type !== gateway.type) throw fieldRefusal('info.pg_type')
  const origin = ownOrigin(context, variant, domain)
  if (!origin) throw fieldRefusal('info.domain')
  const [product] = products
  if (!product) throw fieldRefusal('info.products')
  const terms = currentTerms(variant)
  if (terms_version !== undefined && terms_version !== terms) throw new AppError('termsChanged')
  return {
    caseId,
    petId: pet_id,
    productId: product.product_id,
    shownMinor: product.amount_minor,
    gateway,
    origin,
    language,
    terms,
  }
}
