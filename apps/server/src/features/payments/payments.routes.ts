import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { createCheckout } from './create-checkout.ts'
import { expireCheckout } from './expire-checkout.ts'
import { queryCheckout } from './query-checkout.ts'
import { queryProducts } from './query-products.ts'

export function paymentRoutes(serve: Serve) {
  serve.call(contract.payments.queryProducts, queryProducts)
  serve.call(contract.payments.createCheckout, createCheckout)
  serve.call(contract.payments.expireCheckout, expireCheckout)
  serve.call(contract.payments.queryCheckout, queryCheckout)
}
