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

/** What is asked before anyone is signed in, and to sign in. */
export const doorCalls = {
  accounts: { keyGen, login, logout, resetPassword, setPassword, checkSid, queryUserSettings },
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
}
