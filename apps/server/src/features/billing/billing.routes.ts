import { contract } from '@systole/contract/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import type { Serve } from '../../http/serve.ts'
import { openPaper } from './open-paper.ts'
import { paperRoutes } from './paper.routes.ts'
import { queryInvoices } from './query-invoices.ts'
import { queryStatement } from './query-statement.ts'
import { querySellers, updateSeller } from './sellers.ts'

export function billingRoutes(serve: Serve, app: FastifyInstance, context: AppContext) {
  serve.call(contract.billing.queryStatement, queryStatement)
  serve.call(contract.billing.openPaper, openPaper)
  serve.call(contract.billing.queryInvoices, queryInvoices)
  serve.call(contract.prices.querySellers, querySellers)
  serve.call(contract.prices.updateSeller, updateSeller)
  paperRoutes(app, context)
}
