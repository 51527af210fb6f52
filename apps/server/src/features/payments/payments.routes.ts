import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { createCheckout } from './checkouts/create-checkout.ts'
import { expireCheckout } from './checkouts/expire-checkout.ts'
import { queryCheckout } from './checkouts/query-checkout.ts'
import { applyPayment } from './office/apply-payment.ts'
import { handlePayment } from './office/handle-payment.ts'
import { queryDeskPayments } from './office/query-desk-payments.ts'
import { queryPrices, setPrice } from './products/prices.ts'
import { queryProducts } from './products/query-products.ts'
import { queryPaymentReports } from './reconciliation/query-payment-reports.ts'
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
