import {
  checkSid,
  keyGen,
  login,
  logout,
  queryUserSettings,
  resetPassword,
  setPassword,
} from './accounts.ts'

/** What every visit asks: to sign in, and whether one still is. */
export const doorCalls = {
  accounts: { keyGen, login, logout, resetPassword, setPassword, checkSid, queryUserSettings },
}
