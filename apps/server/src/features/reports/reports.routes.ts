import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { addReviewData } from './add-review-data.ts'
import { cancelCorrection, startCorrection } from './correct-report.ts'
import { proveSigner } from './prove-signer.ts'
import { queryReviewData } from './query-review-data.ts'
import { queryRevisionHistory } from './query-revision-history.ts'
import { undoRelease } from './undo-release.ts'
import { verifyReport } from './verify-report.ts'

export function reportRoutes(serve: Serve) {
  serve.call(contract.reports.queryReviewData, queryReviewData)
  serve.call(contract.reports.addReviewData, addReviewData, proveSigner)
  serve.call(contract.reports.undoRelease, undoRelease)
  serve.call(contract.reports.startCorrection, startCorrection)
  serve.call(contract.reports.cancelCorrection, cancelCorrection)
  serve.public(contract.reports.verifyReport, verifyReport)
  serve.call(contract.reports.queryRevisionHistory, queryRevisionHistory)
}
