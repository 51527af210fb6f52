import { account } from './ja/account.ts'

/** The texts of the own account's pages and of proof of identity. */
export const jaAccount = { account }
