import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { getMreResult } from './get-mre-result.ts'
import { queryReviewAgreement } from './query-review-agreement.ts'
import { queryReviewCalibration } from './query-review-calibration.ts'
import { queryTestReviewData } from './query-test-review-data.ts'

/** Serves the review of ECG cases. */
export function reviewRoutes(serve: Serve): void {
  serve.call(contract.mre.getMreResult, getMreResult)
  serve.call(contract.ecgTests.queryTestReviewData, queryTestReviewData)
  serve.call(contract.ecgReviews.queryReviewAgreement, queryReviewAgreement)
  serve.call(contract.ecgReviews.queryReviewCalibration, queryReviewCalibration)
}
