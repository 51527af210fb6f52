import { account } from './zh_hk/account.ts'

/** The texts of the own account's pages and of proof of identity. */
export const zhHkAccount = { account }
