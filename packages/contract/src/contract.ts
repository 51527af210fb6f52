import { queryAccounts } from './account-directory.ts'
import {
  checkSid,
  keyGen,
  login,
  logout,
  queryUserSettings,
  resetPassword,
  setPassword,
} from './accounts.ts'
import {
  addSessionData,
  cloneSession,
  createSession,
  queryAllSessions,
  queryEventLog,
  querySessionInfo,
  updateSession,
} from './cases.ts'
import { assignCase, takeOverCase, visitCase } from './claims.ts'
import { queryCreditPlans } from './credits.ts'
import {
  markBounced,
  openReport,
  queryDeliveries,
  queryUndelivered,
  resendReport,
  settleMail,
} from './deliveries.ts'
import { deleteDraft, queryDraft, queryDrafts, saveDraft } from './drafts.ts'
import {
  answerEnquiry,
  askAfterReport,
  askClinic,
  queryEnquiries,
  withdrawEnquiry,
} from './enquiries.ts'
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
import { deleteMeasurement, queryMeasurements, saveMeasurement } from './measurements.ts'
import { countNotifications, queryNotifications, readNotifications } from './notifications.ts'
import {
  changePassword,
  endAccountSession,
  endOtherSessions,
  queryAccountSessions,
  queryOwnAccount,
  updateOwnAccount,
} from './own-account.ts'
import {
  addPasskey,
  passkeyLogin,
  passkeyOptions,
  removePasskey,
  renamePasskey,
  startPasskey,
} from './passkeys.ts'
import { createCheckout, expireCheckout, queryCheckout, queryProducts } from './payments.ts'
import { addPet, queryBreeds, queryUserActivities, queryUserPet, updateUserPet } from './pets.ts'
import {
  confirmRegistration,
  decideRegistration,
  queryRegistrations,
  registerAccount,
  resendConfirmation,
} from './registrations.ts'
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
import {
  deleteSessionData,
  queryCaseArchive,
  querySessionData,
  querySupportedFormats,
  queryUploadedData,
} from './uploads.ts'

/** Every call of the portal, by noun. */
export const contract = {
  accounts: { keyGen, login, logout, resetPassword, setPassword, checkSid, queryUserSettings },
  ownAccount: {
    queryOwnAccount,
    updateOwnAccount,
    changePassword,
    queryAccountSessions,
    endAccountSession,
    endOtherSessions,
  },
  accountDirectory: { queryAccounts },
  secondFactors: {
    proofOptions,
    setUpTotp,
    confirmTotp,
    turnOffTotp,
    renewRecoveryCodes,
    resetSecondFactor,
  },
  passkeys: {
    startPasskey,
    addPasskey,
    renamePasskey,
    removePasskey,
    passkeyOptions,
    passkeyLogin,
  },
  registrations: {
    registerAccount,
    confirmRegistration,
    resendConfirmation,
    queryRegistrations,
    decideRegistration,
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
  pets: { addPet, queryUserPet, updateUserPet, queryBreeds, queryUserActivities },
  cases: {
    createSession,
    queryAllSessions,
    querySessionInfo,
    updateSession,
    cloneSession,
    addSessionData,
    queryEventLog,
  },
  claims: { visitCase, takeOverCase, assignCase },
  drafts: { saveDraft, queryDraft, queryDrafts, deleteDraft },
  uploads: {
    querySessionData,
    queryUploadedData,
    queryCaseArchive,
    deleteSessionData,
    querySupportedFormats,
  },
  measurements: { queryMeasurements, saveMeasurement, deleteMeasurement },
  payments: { queryProducts, createCheckout, expireCheckout, queryCheckout },
  credits: { queryCreditPlans },
  enquiries: { queryEnquiries, askClinic, answerEnquiry, withdrawEnquiry, askAfterReport },
  deliveries: {
    queryDeliveries,
    resendReport,
    openReport,
    queryUndelivered,
    settleMail,
    markBounced,
  },
  notifications: { queryNotifications, countNotifications, readNotifications },
  reports: {
    queryReviewData,
    addReviewData,
    undoRelease,
    startCorrection,
    cancelCorrection,
    queryRevisionHistory,
    verifyReport,
  },
  repeats: { queryRepeats, askRepeat, decideRepeat },
}
