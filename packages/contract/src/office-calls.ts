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
} from './account-directory.ts'
import {
  askHospitalErasure,
  askHospitalExport,
  decideHospitalErasure,
  openHospitalExport,
  queryHospitalData,
  queryHospitalErasures,
} from './hospital-data.ts'
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
import { queryFailedJobs, queryStorageChecks, settleFailedJob } from './operations.ts'
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
import {
  confirmRegistration,
  decideRegistration,
  queryRegistrations,
  registerAccount,
  resendConfirmation,
} from './registrations.ts'
import {
  confirmTotp,
  proofOptions,
  renewRecoveryCodes,
  resetSecondFactor,
  setUpTotp,
  turnOffTotp,
} from './second-factors.ts'

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
  },
  hospitalData: {
    queryHospitalData,
    queryHospitalErasures,
    askHospitalExport,
    openHospitalExport,
    askHospitalErasure,
    decideHospitalErasure,
  },
  operations: { queryFailedJobs, settleFailedJob, queryStorageChecks },
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
}
