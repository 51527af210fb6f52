import { queryAccounts } from './account-directory.ts'
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
import {
  changePassword,
  endAccountSession,
  endOtherSessions,
  queryAccountSessions,
  queryOwnAccount,
  updateOwnAccount,
} from './own-account.ts'
import {
  confirmTotp,
  proofOptions,
  renewRecoveryCodes,
  resetSecondFactor,
  setUpTotp,
  turnOffTotp,
} from './second-factors.ts'

/** Accounts and hospitals: what one asks of one's own, and admins of everyone's. */
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
}
