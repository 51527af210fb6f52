import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { queryAccount, queryAccounts } from './directory/query-accounts.ts'
import { queryStaffPermissions } from './directory/query-staff-permissions.ts'
import { endSessionsOf, sendAccountLink, unlockAccount } from './office/act-on-account.ts'
import { disableAccount } from './office/disable-account.ts'
import { enableAccount } from './office/enable-account.ts'
import { inviteAccount } from './office/invite-account.ts'
import { setStaffPermissions } from './office/set-staff-permissions.ts'
import { updateAccount } from './office/update-account.ts'
import { addPasskey } from './passkeys/add-passkey.ts'
import { removePasskey, renamePasskey } from './passkeys/change-passkeys.ts'
import { passkeyLogin, passkeyOptions } from './passkeys/passkey-login.ts'
import { startPasskey } from './passkeys/start-passkey.ts'
import { changePassword } from './passwords/change-password.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { setPassword } from './passwords/set-password.ts'
import { queryOwnAccount } from './profile/query-own-account.ts'
import { queryUserSettings } from './profile/query-user-settings.ts'
import { updateOwnAccount } from './profile/update-own-account.ts'
import { renewRecoveryCodes, turnOffTotp } from './second-factor/change-totp.ts'
import { queryProofOptions } from './second-factor/proof-options.ts'
import { resetSecondFactor } from './second-factor/reset-second-factor.ts'
import { confirmTotp, setUpTotp } from './second-factor/set-up-totp.ts'
import {
  endAccountSession,
  endOtherSessions,
  queryAccountSessions,
} from './sign-in/account-sessions.ts'
import { checkSid } from './sign-in/check-sid.ts'
import { keyGen } from './sign-in/key-gen.ts'
import { login } from './sign-in/login.ts'
import { logout } from './sign-in/logout.ts'

export function accountRoutes(serve: Serve) {
  serve.public(contract.accounts.keyGen, keyGen)
  serve.public(contract.accounts.login, login)
  serve.public(contract.accounts.checkSid, checkSid)
  serve.public(contract.accounts.resetPassword, resetPassword)
  serve.public(contract.accounts.setPassword, setPassword)
  serve.call(contract.accounts.logout, logout)
  serve.call(contract.accounts.queryUserSettings, queryUserSettings)
}

/** Registers the calls by which owners view and change their account. */
export function ownAccountRoutes(serve: Serve) {
  serve.call(contract.ownAccount.queryOwnAccount, queryOwnAccount)
  serve.call(contract.ownAccount.updateOwnAccount, updateOwnAccount)
  serve.call(contract.ownAccount.changePassword, changePassword)
  serve.call(contract.ownAccount.queryAccountSessions, queryAccountSessions)
  serve.call(contract.ownAccount.endAccountSession, endAccountSession)
  serve.call(contract.ownAccount.endOtherSessions, endOtherSessions)
}

export function secondFactorRoutes(serve: Serve) {
  serve.call(contract.secondFactors.proofOptions, queryProofOptions)
  serve.call(contract.secondFactors.setUpTotp, setUpTotp)
  serve.call(contract.secondFactors.confirmTotp, confirmTotp)
  serve.call(contract.secondFactors.turnOffTotp, turnOffTotp)
  serve.call(contract.secondFactors.renewRecoveryCodes, renewRecoveryCodes)
  serve.call(contract.secondFactors.resetSecondFactor, resetSecondFactor)
  serve.call(contract.passkeys.startPasskey, startPasskey)
  serve.call(contract.passkeys.addPasskey, addPasskey)
  serve.call(contract.passkeys.renamePasskey, renamePasskey)
  serve.call(contract.passkeys.removePasskey, removePasskey)
  serve.public(contract.passkeys.passkeyOptions, passkeyOptions)
  serve.public(contract.passkeys.passkeyLogin, passkeyLogin)
}

/** Registers the calls by which admins manage accounts. STAFF-6. */
export function accountOfficeRoutes(serve: Serve) {
  serve.call(contract.accountDirectory.queryAccounts, queryAccounts)
  serve.call(contract.accountDirectory.queryAccount, queryAccount)
  serve.call(contract.accountDirectory.inviteAccount, inviteAccount)
  serve.call(contract.accountDirectory.updateAccount, updateAccount)
  serve.call(contract.accountDirectory.disableAccount, disableAccount)
  serve.call(contract.accountDirectory.enableAccount, enableAccount)
  serve.call(contract.accountDirectory.unlockAccount, unlockAccount)
  serve.call(contract.accountDirectory.sendAccountLink, sendAccountLink)
  serve.call(contract.accountDirectory.endSessionsOf, endSessionsOf)
  serve.call(contract.accountDirectory.queryStaffPermissions, queryStaffPermissions)
  serve.call(contract.accountDirectory.setStaffPermissions, setStaffPermissions)
}
