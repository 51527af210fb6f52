import {
  checkSid,
  keyGen,
  login,
  logout,
  queryUserSettings,
  resetPassword,
  setPassword,
} from '../accounts/accounts.ts'

/** The calls of every visit: signing in and checking the session. */
export const authCalls = {
  accounts: { keyGen, login, logout, resetPassword, setPassword, checkSid, queryUserSettings },
}
