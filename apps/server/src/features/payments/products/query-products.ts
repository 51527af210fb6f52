import type { queryProducts as contract, WireProduct } from '@systole/contract/money/payments'
import { currencyOfCountry, currencySymbol, majorAmount } from '@systole/domain/payments/money'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import { variantOfRequest } from '../../../portal-variants.ts'
import { productsInCurrency } from './product-store.ts'

/** Returns the modes with their prices in the currency of the caller's country. PAY-1. */
export async function queryProducts(
  context: CallContext,
  { actor, request }: Call<typeof contract>,
): Promise<{ products: { list: WireProduct[] } }> {
  const products = await productsInCurrency(
    context.db,
    currencyOfCountry(actor.country),
    context.clock.now(),
  )
  const gateway = context.gateways.of(variantOfRequest(context, request))
  const list = products.map((product) => ({
    pg_type: gateway.type,
    pg_product_id: product.productId,
    product_id: product.productId,
    mode: product.mode,
    currency: product.currency,
    type: 'econsult' as const,
    description: product.description,
    symbol: currencySymbol(product.currency),
    price: majorAmount(product),
    amount_minor: product.amountMinor,
  }))
  return { products: { list } }
}
