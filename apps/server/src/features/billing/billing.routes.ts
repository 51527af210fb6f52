import { contract } from '@systole/contract/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import type { Serve } from '../../http/serve.ts'
import { billingFileRoutes } from './documents/billing-file.routes.ts'
import { openBillingFile } from './documents/open-billing-file.ts'
import { queryInvoices } from './documents/query-invoices.ts'
import { querySellers, updateSeller } from './sellers/sellers.ts'
import { queryStatement } from './statements/query-statement.ts'

export function billingRoutes(serve: Serve, app: FastifyInstance, context: AppContext) {
  serve.call(contract.billing.queryStatement, queryStatement)
  serve.call(contract.billing.openBillingFile, openBillingFile)
  serve.call(contract.billing.queryInvoices, queryInvoices)
  serve.call(contract.prices.querySellers, querySellers)
  serve.call(contract.prices.updateSeller, updateSeller)
  billingFileRoutes(app, context)
}
