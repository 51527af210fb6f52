import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { queryServiceTerms } from './query-service-terms.ts'
import { setServiceTerms } from './set-service-terms.ts'

export function serviceRoutes(serve: Serve) {
  serve.call(contract.services.queryServiceTerms, queryServiceTerms)
  serve.call(contract.services.setServiceTerms, setServiceTerms)
}
