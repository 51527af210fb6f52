import {
  disableAccount,
  enableAccount,
  endSessionsOf,
  inviteAccount,
  queryAccount,
  queryAccounts,
  sendAccountLink,
  unlockAccount,
  updateAccount,
} from '../accounts/account-directory.ts'
import {
  changePassword,
  endAccountSession,
  endOtherSessions,
  queryAccountSessions,
  queryOwnAccount,
  updateOwnAccount,
} from '../accounts/own-account.ts'
import {
  addPasskey,
  passkeyLogin,
  passkeyOptions,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '../accounts/passkeys.ts'
import {
  addPushDevice,
  queryPushDevices,
  removePushDevice,
  setQuietHours,
  testPushDevice,
} from '../accounts/push-devices.ts'
import {
  confirmTotp,
  proofOptions,
  renewRecoveryCodes,
  resetSecondFactor,
  setUpTotp,
  turnOffTotp,
} from '../accounts/second-factors.ts'
import { queryStaffPermissions, setStaffPermissions } from '../accounts/staff-permissions.ts'
import {
  askHospitalErasure,
  askHospitalExport,
  decideHospitalErasure,
  openHospitalExport,
  queryHospitalData,
  queryHospitalErasures,
} from '../hospitals/hospital-data.ts'
import { queryHospitalChanges, queryOfficeHospitals } from '../hospitals/hospital-office.ts'
import { queryHospitalReviews, setHospitalReviews } from '../hospitals/hospital-reviews.ts'
import {
  addHospitalLogo,
  deleteHospitalLogo,
  queryHospital,
  updateHospital,
} from '../hospitals/hospital-settings.ts'
import {
  inviteHospitalStaff,
  queryHospitalStaff,
  removeHospitalStaff,
  resendInvitation,
} from '../hospitals/hospital-staff.ts'
import { queryAllReviewers, queryVetUsers } from '../hospitals/hospitals.ts'
import {
  confirmRegistration,
  decideRegistration,
  queryRegistrations,
  registerAccount,
  resendConfirmation,
} from '../hospitals/registrations.ts'
import { queryCaseFigures, queryOfficeFigures } from '../office/case-figures.ts'
import { queryFailedJobs, queryStorageChecks, settleFailedJob } from '../office/operations.ts'
import { queryServiceTerms, setServiceTerms } from '../office/service-terms.ts'

/** The calls for accounts and hospitals: the caller's own, and all of them for admins. */
export const officeCalls = {
  ownAccount: {
    queryOwnAccount,
    updateOwnAccount,
    changePassword,
    queryAccountSessions,
    endAccountSession,
    endOtherSessions,
  },
  accountDirectory: {
    queryAccounts,
    queryAccount,
    inviteAccount,
    updateAccount,
    disableAccount,
    enableAccount,
    unlockAccount,
    sendAccountLink,
    endSessionsOf,
    queryStaffPermissions,
    setStaffPermissions,
  },
  hospitalData: {
    queryHospitalData,
    queryHospitalErasures,
    askHospitalExport,
    openHospitalExport,
    askHospitalErasure,
    decideHospitalErasure,
  },
  services: { queryServiceTerms, setServiceTerms },
  operations: {
    queryFailedJobs,
    settleFailedJob,
    queryStorageChecks,
    queryCaseFigures,
    queryOfficeFigures,
  },
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
  pushDevices: {
    queryPushDevices,
    addPushDevice,
    removePushDevice,
    testPushDevice,
    setQuietHours,
  },
  registrations: {
    registerAccount,
    confirmRegistration,
    resendConfirmation,
    queryRegistrations,
    decideRegistration,
  },
  hospitals: {
    queryOfficeHospitals,
    queryHospitalChanges,
    queryVetUsers,
    queryAllReviewers,
    queryHospital,
    updateHospital,
    queryHospitalReviews,
    setHospitalReviews,
    addHospitalLogo,
    deleteHospitalLogo,
    queryHospitalStaff,
    inviteHospitalStaff,
    resendInvitation,
    removeHospitalStaff,
  },
}
