import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { addKeyImage } from './add-key-image.ts'
import { addReviewData } from './add-review-data.ts'
import { confirmFilePatients, queryFilePatients } from './confirm-file-patients.ts'
import { cancelCorrection, startCorrection } from './correct-report.ts'
import { gradeFile, queryFileGrades } from './grade-file.ts'
import { proveSigner } from './prove-signer.ts'
import { queryKeyImages } from './query-key-images.ts'
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
  serve.call(contract.keyImages.queryKeyImages, queryKeyImages)
  serve.call(contract.keyImages.addKeyImage, addKeyImage)
  serve.call(contract.fileGrades.queryFileGrades, queryFileGrades)
  serve.call(contract.fileGrades.gradeFile, gradeFile)
  serve.call(contract.filePatients.queryFilePatients, queryFilePatients)
  serve.call(contract.filePatients.confirmFilePatients, confirmFilePatients)
}
