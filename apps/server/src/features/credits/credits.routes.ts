import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { queryCreditPlans } from './query-credit-plans.ts'

export function creditRoutes(serve: Serve) {
  serve.call(contract.credits.queryCreditPlans, queryCreditPlans)
}
