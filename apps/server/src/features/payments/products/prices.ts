import type {
  queryPrices as queryContract,
  setPrice as setContract,
  WirePricedProduct,
} from '@systole/contract/money/prices'
import { refusePrice } from '@systole/domain/payments/refuse-price'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { addPrice, type PricedProduct, pricedProducts } from './product-store.ts'

export async function queryPrices({ db, clock }: CallContext, _call: Call<typeof queryContract>) {
  const now = clock.now()
  return { products: (await pricedProducts(db)).map((product) => present(product, now)) }
}

/** Sets a price from a time on; open checkouts keep theirs. */
export async function setPrice(context: CallContext, { input, actor }: Call<typeof setContract>) {
  const { db, clock, requestId } = context
  const now = clock.now()
  const { product_id: productId, params, valid_from: validFrom = now } = input
  const { amount_minor: amountMinor, reason } = params
  const product = await productNamed(db, productId)
  const refusal = amountMinor === null ? undefined : refusePrice(amountMinor, product.currency)
  if (refusal) throw fieldRefusal('params.amount_minor', undefined, { reason: refusal })
  if (validFrom < now && input.valid_from)
    throw fieldRefusal('valid_from', 'is in the past', { reason: 'past' })
  const price = { productId, amountMinor, validFrom, reason, setBy: actor.accountId, setAt: now }
  await addPrice(db, price)
  await addAudit(
    db,
    { actor, requestId },
    {
      action: 'price.set',
      object: `product:${productId}`,
      details: { amountMinor, validFrom: validFrom.toISOString(), reason },
    },
  )
  return { product: present(await productNamed(db, productId), now) }
}

async function productNamed(db: CallContext['db'], productId: string): Promise<PricedProduct> {
  const found = (await pricedProducts(db)).find((product) => product.productId === productId)
  if (!found) throw new AppError('productNotFound')
  return found
}

function present(product: PricedProduct, now: Date): WirePricedProduct {
  const { productId, mode, currency, description, prices } = product
  return {
    product_id: productId,
    ...{ mode, currency, description },
    amount_minor: prices.find(({ validFrom }) => validFrom <= now)?.amountMinor ?? null,
    prices: prices.map((price) => ({
      amount_minor: price.amountMinor,
      valid_from: price.validFrom,
      by: price.by,
      reason: price.reason,
      set: price.setAt,
    })),
  }
}
