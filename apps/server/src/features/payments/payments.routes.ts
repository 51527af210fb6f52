import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { queryPaymentReports } from './comparison/query-payment-reports.ts'
import { createCheckout } from './create-checkout.ts'
import { applyPayment } from './desk/apply-payment.ts'
import { handlePayment } from './desk/handle-payment.ts'
import { queryDeskPayments } from './desk/query-desk-payments.ts'
import { expireCheckout } from './expire-checkout.ts'
import { queryPrices, setPrice } from './prices.ts'
import { queryCheckout } from './query-checkout.ts'
import { queryProducts } from './query-products.ts'
import { decideRefund } from './refunds/decide-refund.ts'
import { requestRefund } from './refunds/request-refund.ts'

export function paymentRoutes(serve: Serve) {
  serve.call(contract.payments.queryProducts, queryProducts)
  serve.call(contract.payments.createCheckout, createCheckout)
  serve.call(contract.payments.expireCheckout, expireCheckout)
  serve.call(contract.payments.queryCheckout, queryCheckout)
  serve.call(contract.paymentDesk.queryDeskPayments, queryDeskPayments)
  serve.call(contract.paymentDesk.requestRefund, requestRefund)
  serve.call(contract.paymentDesk.decideRefund, decideRefund)
  serve.call(contract.paymentDesk.handlePayment, handlePayment)
  serve.call(contract.paymentDesk.applyPayment, applyPayment)
  serve.call(contract.paymentDesk.queryPaymentReports, queryPaymentReports)
  serve.call(contract.prices.queryPrices, queryPrices)
  serve.call(contract.prices.setPrice, setPrice)
}
