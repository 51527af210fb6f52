import { account } from './en_us/account.ts'

/** The texts of the own account's pages and of proof of identity. */
export const enUsAccount = { account }
