import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { addReviewData } from './add-review-data.ts'
import { queryReviewData } from './query-review-data.ts'
import { queryRevisionHistory } from './query-revision-history.ts'

export function reportRoutes(serve: Serve) {
  serve.call(contract.reports.queryReviewData, queryReviewData)
  serve.call(contract.reports.addReviewData, addReviewData)
  serve.call(contract.reports.queryRevisionHistory, queryRevisionHistory)
}
