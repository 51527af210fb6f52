import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { queryAllReviewers } from './query-all-reviewers.ts'
import { queryVetUsers } from './query-vet-users.ts'

export function hospitalRoutes(serve: Serve) {
  serve.call(contract.hospitals.queryVetUsers, queryVetUsers)
  serve.call(contract.hospitals.queryAllReviewers, queryAllReviewers)
}
