import { queryAccounts } from './account-directory.ts'
import { openPaper, queryInvoices, queryStatement } from './billing.ts'
import { assignCase, takeOverCase, visitCase } from './claims.ts'
import {
  bindCreditPlan,
  bindDistributor,
  changeDistributorQuota,
  changeHospitalCredits,
  queryCreditHospitals,
  queryCreditLedger,
  queryDistributors,
  saveCreditPlan,
  saveDistributor,
} from './credit-office.ts'
import { deductCredits, queryCreditPlans, querySessionCredits, refundCredits } from './credits.ts'
import {
  markBounced,
  openReport,
  queryDeliveries,
  queryUndelivered,
  resendReport,
  settleMail,
} from './deliveries.ts'
import { gradeFile, queryFileGrades } from './file-grades.ts'
import {
  addHospitalLogo,
  deleteHospitalLogo,
  queryHospital,
  updateHospital,
} from './hospital-settings.ts'
import {
  inviteHospitalStaff,
  queryHospitalStaff,
  removeHospitalStaff,
  resendInvitation,
} from './hospital-staff.ts'
import { queryAllReviewers, queryVetUsers } from './hospitals.ts'
import { addKeyImage, queryKeyImages } from './key-images.ts'
import {
  deleteMeasurement,
  queryCaseMeasurements,
  queryMeasurements,
  saveMeasurement,
} from './measurements.ts'
import { queryIbms, queryPushMessage, sendIbms, sendInternal } from './messages.ts'
import {
  changePassword,
  endAccountSession,
  endOtherSessions,
  queryAccountSessions,
  queryOwnAccount,
  updateOwnAccount,
} from './own-account.ts'
import {
  decideRefund,
  handlePayment,
  queryDeskPayments,
  queryPaymentReports,
  requestRefund,
} from './payment-desk.ts'
import { deletePhrase, orderPhrases, queryPhrases, savePhrase, takePhrase } from './phrases.ts'
import { queryPrices, querySellers, setPrice, updateSeller } from './prices.ts'
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
import {
  confirmTotp,
  proofOptions,
  renewRecoveryCodes,
  resetSecondFactor,
  setUpTotp,
  turnOffTotp,
} from './second-factors.ts'
import { deleteWorklistView, queryWorklistViews, saveWorklistView } from './worklist-views.ts'

/** What fewer pages ask: accounts, hospitals, reports and the reading room. */
export const officeCalls = {
  ownAccount: {
    queryOwnAccount,
    updateOwnAccount,
    changePassword,
    queryAccountSessions,
    endAccountSession,
    endOtherSessions,
  },
  accountDirectory: { queryAccounts },
  credits: { queryCreditPlans, querySessionCredits, deductCredits, refundCredits },
  creditOffice: {
    queryCreditHospitals,
    queryCreditLedger,
    changeHospitalCredits,
    queryDistributors,
    saveDistributor,
    changeDistributorQuota,
    saveCreditPlan,
    bindCreditPlan,
    bindDistributor,
  },
  secondFactors: {
    proofOptions,
    setUpTotp,
    confirmTotp,
    turnOffTotp,
    renewRecoveryCodes,
    resetSecondFactor,
  },
  hospitals: {
    queryVetUsers,
    queryAllReviewers,
    queryHospital,
    updateHospital,
    addHospitalLogo,
    deleteHospitalLogo,
    queryHospitalStaff,
    inviteHospitalStaff,
    resendInvitation,
    removeHospitalStaff,
  },
  claims: { visitCase, takeOverCase, assignCase },
  billing: { queryStatement, openPaper, queryInvoices },
  prices: { queryPrices, setPrice, querySellers, updateSeller },
  phrases: { queryPhrases, savePhrase, deletePhrase, orderPhrases, takePhrase },
  worklistViews: { queryWorklistViews, saveWorklistView, deleteWorklistView },
  measurements: { queryMeasurements, queryCaseMeasurements, saveMeasurement, deleteMeasurement },
  keyImages: { queryKeyImages, addKeyImage },
  fileGrades: { queryFileGrades, gradeFile },
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
  messages: { queryIbms, queryPushMessage, sendIbms, sendInternal },
  paymentDesk: {
    queryDeskPayments,
    requestRefund,
    decideRefund,
    handlePayment,
    queryPaymentReports,
  },
  repeats: { queryRepeats, askRepeat, decideRepeat },
}
