import { assignCase, takeOverCase, visitCase } from '../cases/claims.ts'
import {
  answerEnquiry,
  askAfterReport,
  askClinic,
  queryEnquiries,
  withdrawEnquiry,
} from '../cases/enquiries.ts'
import { askRepeat, decideRepeat, queryRepeats } from '../cases/repeats.ts'
import {
  deleteWorklistView,
  queryWorklistViews,
  saveWorklistView,
} from '../cases/worklist-views.ts'
import { queryReviewAgreement } from '../ecg/agreement.ts'
import { queryReviewCalibration } from '../ecg/calibration.ts'
import {
  addMrePhrase,
  approveMreText,
  getMrePhrases,
  getMreResult,
  orderMrePhrases,
  queryMreCatalogue,
  queryMreHistory,
  removeMrePhrase,
  saveMrePhrase,
  saveMreText,
} from '../ecg/mre.ts'
import { openEcgPage, queryDataPreview, sidAction } from '../ecg/pages.ts'
import { queryEcgPatches, saveEcgPatch } from '../ecg/patches.ts'
import { queryRecordingQuality } from '../ecg/recording-quality.ts'
import { importEcgFile, queryEcgRecordings } from '../ecg/recordings.ts'
import { queryTestReviewData } from '../ecg/test-review.ts'
import { saveEcgValue } from '../ecg/values.ts'
import { gradeFile, queryFileGrades } from '../files/file-grades.ts'
import { confirmFilePatients, queryFilePatients } from '../files/file-patients.ts'
import { addKeyImage, queryKeyImages } from '../files/key-images.ts'
import {
  deleteMeasurement,
  queryCaseMeasurements,
  queryMeasurements,
  saveMeasurement,
} from '../files/measurements.ts'
import { queryIbms, queryPushMessage, sendIbms, sendInternal } from '../office/messages.ts'
import {
  markBounced,
  openReport,
  queryDeliveries,
  queryUndelivered,
  resendReport,
  settleMail,
} from '../reports/deliveries.ts'
import { queryDeskLayouts, saveDeskLayout } from '../reports/desk-layouts.ts'
import {
  deletePhrase,
  notePhraseUse,
  orderPhrases,
  queryPhrases,
  savePhrase,
} from '../reports/phrases.ts'
import {
  addReviewData,
  cancelCorrection,
  queryReviewData,
  queryRevisionHistory,
  startCorrection,
  undoRelease,
  verifyReport,
} from '../reports/reports.ts'
import { querySentMails } from '../reports/sent-mails.ts'

/** The calls of the reading room, and of released cases. */
export const readingCalls = {
  claims: { visitCase, takeOverCase, assignCase },
  worklistViews: { queryWorklistViews, saveWorklistView, deleteWorklistView },
  deskLayouts: { queryDeskLayouts, saveDeskLayout },
  phrases: { queryPhrases, savePhrase, deletePhrase, orderPhrases, notePhraseUse },
  measurements: { queryMeasurements, queryCaseMeasurements, saveMeasurement, deleteMeasurement },
  ecgRecordings: { queryEcgRecordings, importEcgFile, saveEcgValue, queryRecordingQuality },
  mre: {
    getMrePhrases,
    getMreResult,
    queryMreCatalogue,
    addMrePhrase,
    saveMrePhrase,
    orderMrePhrases,
    queryMreHistory,
    saveMreText,
    approveMreText,
    removeMrePhrase,
  },
  ecgTests: { queryTestReviewData },
  ecgReviews: { queryReviewAgreement, queryReviewCalibration },
  ecgPages: { queryDataPreview, sidAction, openEcgPage },
  ecgPatches: { queryEcgPatches, saveEcgPatch },
  keyImages: { queryKeyImages, addKeyImage },
  fileGrades: { queryFileGrades, gradeFile },
  filePatients: { queryFilePatients, confirmFilePatients },
  deliveries: {
    queryDeliveries,
    resendReport,
    openReport,
    queryUndelivered,
    querySentMails,
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
