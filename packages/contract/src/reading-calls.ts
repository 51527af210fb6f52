import { assignCase, takeOverCase, visitCase } from './claims.ts'
import {
  markBounced,
  openReport,
  queryDeliveries,
  queryUndelivered,
  resendReport,
  settleMail,
} from './deliveries.ts'
import { queryDeskLayouts, saveDeskLayout } from './desk-layouts.ts'
import {
  answerEnquiry,
  askAfterReport,
  askClinic,
  queryEnquiries,
  withdrawEnquiry,
} from './enquiries.ts'
import { gradeFile, queryFileGrades } from './file-grades.ts'
import { confirmFilePatients, queryFilePatients } from './file-patients.ts'
import { addKeyImage, queryKeyImages } from './key-images.ts'
import {
  deleteMeasurement,
  queryCaseMeasurements,
  queryMeasurements,
  saveMeasurement,
} from './measurements.ts'
import { queryIbms, queryPushMessage, sendIbms, sendInternal } from './messages.ts'
import { deletePhrase, orderPhrases, queryPhrases, savePhrase, takePhrase } from './phrases.ts'
import { askRepeat, decideRepeat, queryRepeats } from './repeats.ts'
import {
  addReviewData,
  cancelCorrection,
  queryReviewData,
  queryRevisionHistory,
  startCorrection,
  undoRelease,
  verifyReport,
} from './reports.ts'
import { deleteWorklistView, queryWorklistViews, saveWorklistView } from './worklist-views.ts'

/** The calls of the reading room, and of released cases. */
export const readingCalls = {
  claims: { visitCase, takeOverCase, assignCase },
  worklistViews: { queryWorklistViews, saveWorklistView, deleteWorklistView },
  deskLayouts: { queryDeskLayouts, saveDeskLayout },
  phrases: { queryPhrases, savePhrase, deletePhrase, orderPhrases, takePhrase },
  measurements: { queryMeasurements, queryCaseMeasurements, saveMeasurement, deleteMeasurement },
  keyImages: { queryKeyImages, addKeyImage },
  fileGrades: { queryFileGrades, gradeFile },
  filePatients: { queryFilePatients, confirmFilePatients },
  deliveries: {
    queryDeliveries,
    resendReport,
    openReport,
    queryUndelivered,
    settleMail,
    markBounced,
  },
  reports: {
    queryReviewData,
    addReviewData,
    undoRelease,
    startCorrection,
    cancelCorrection,
    queryRevisionHistory,
    verifyReport,
  },
  enquiries: { queryEnquiries, askClinic, answerEnquiry, withdrawEnquiry, askAfterReport },
  messages: { queryIbms, queryPushMessage, sendIbms, sendInternal },
  repeats: { queryRepeats, askRepeat, decideRepeat },
}
