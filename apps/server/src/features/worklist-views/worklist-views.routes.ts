import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { deleteWorklistView, queryWorklistViews, saveWorklistView } from './change-views.ts'

export function worklistViewRoutes(serve: Serve) {
  serve.call(contract.worklistViews.queryWorklistViews, queryWorklistViews)
  serve.call(contract.worklistViews.saveWorklistView, saveWorklistView)
  serve.call(contract.worklistViews.deleteWorklistView, deleteWorklistView)
}
