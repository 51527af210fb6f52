import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { queryCaseFigures } from './query-case-figures.ts'
import { queryFailedJobs } from './query-failed-jobs.ts'
import { queryOfficeFigures } from './query-office-figures.ts'
import { queryStorageChecks } from './query-storage-checks.ts'
import { settleFailedJob } from './settle-failed-job.ts'

export function operationRoutes(serve: Serve) {
  serve.call(contract.operations.queryFailedJobs, queryFailedJobs)
  serve.call(contract.operations.settleFailedJob, settleFailedJob)
  serve.call(contract.operations.queryStorageChecks, queryStorageChecks)
  serve.call(contract.operations.queryCaseFigures, queryCaseFigures)
  serve.call(contract.operations.queryOfficeFigures, queryOfficeFigures)
}
