import { account } from './ko/account.ts'

/** The texts of the own account's pages and of proof of identity. */
export const koAccount = { account }
