import type { addReviewData as contract } from '@systole/contract/reports/reports'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { cancelEcgCorrection, startEcgCorrection } from './correct-ecg-report.ts'
import type { EcgCase } from './ecg-case.ts'
import { queryEcgReview } from './query-ecg-review.ts'
import { saveEcgReview } from './save-ecg-review.ts'
import { proveEcgSigner } from './signing/prove-ecg-signer.ts'
import { signEcgReview } from './signing/sign-ecg-review.ts'

/** The calls on reports, for ECG cases. */
export const ecgReviewCalls = {
  query: queryEcgReview,
  save: addEcgReviewData,
  prove: proveEcgSigner,
  startCorrection: startEcgCorrection,
  cancelCorrection: cancelEcgCorrection,
}

/** Saves the draft of a round, completes an asynchronous one, or signs the round that the caller has. CALL-30. */
function addEcgReviewData(context: CallContext, call: Call<typeof contract>, consult: EcgCase) {
  return call.input.type === 'session_release_report'
    ? signEcgReview(context, call, consult)
    : saveEcgReview(context, call, consult)
}
