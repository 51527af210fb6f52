import {
  checkSid,
  keyGen,
  login,
  logout,
  queryUserSettings,
  resetPassword,
  setPassword,
} from './accounts.ts'

/** The calls of every visit: signing in and checking the session. */
export const doorCalls = {
  accounts: { keyGen, login, logout, resetPassword, setPassword, checkSid, queryUserSettings },
}
