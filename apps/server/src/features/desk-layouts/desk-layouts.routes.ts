import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { queryDeskLayouts, saveDeskLayout } from './keep-desks.ts'

export function deskLayoutRoutes(serve: Serve) {
  serve.call(contract.deskLayouts.queryDeskLayouts, queryDeskLayouts)
  serve.call(contract.deskLayouts.saveDeskLayout, saveDeskLayout)
}
