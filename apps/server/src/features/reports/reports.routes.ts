import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { addReviewData } from './drafting/add-review-data.ts'
import { cancelCorrection, startCorrection } from './drafting/correct-report.ts'
import type { EcgReviewCalls } from './drafting/ecg-review-calls.ts'
import { queryReviewData } from './drafting/query-review-data.ts'
import { confirmFilePatients, queryFilePatients } from './files/confirm-file-patients.ts'
import { gradeFile, queryFileGrades } from './files/grade-file.ts'
import { addKeyImage } from './key-images/add-key-image.ts'
import { queryKeyImages } from './key-images/query-key-images.ts'
import { queryRevisionHistory } from './query-revision-history.ts'
import { proveSigner } from './signing/prove-signer.ts'
import { undoRelease } from './signing/undo-release.ts'
import { verifyReport } from './verification/verify-report.ts'

export function reportRoutes(serve: Serve, ecg: EcgReviewCalls) {
  const { queryReviewData: query, addReviewData: add } = contract.reports
  serve.call(query, (context, call) => queryReviewData(context, call, ecg))
  serve.call(
    add,
    (context, call) => addReviewData(context, call, ecg),
    (context, call) => proveSigner(context, call, ecg),
  )
  serve.call(contract.reports.undoRelease, undoRelease)
  const { startCorrection: start, cancelCorrection: cancel } = contract.reports
  serve.call(start, (context, call) => startCorrection(context, call, ecg))
  serve.call(cancel, (context, call) => cancelCorrection(context, call, ecg))
  serve.public(contract.reports.verifyReport, verifyReport)
  serve.call(contract.reports.queryRevisionHistory, queryRevisionHistory)
  serve.call(contract.keyImages.queryKeyImages, queryKeyImages)
  serve.call(contract.keyImages.addKeyImage, addKeyImage)
  serve.call(contract.fileGrades.queryFileGrades, queryFileGrades)
  serve.call(contract.fileGrades.gradeFile, gradeFile)
  serve.call(contract.filePatients.queryFilePatients, queryFilePatients)
  serve.call(contract.filePatients.confirmFilePatients, confirmFilePatients)
}
