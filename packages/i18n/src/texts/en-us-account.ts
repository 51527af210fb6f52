import { account } from './en_us/account.ts'

/** The pages of one's own account, and proving who one is. */
export const enUsAccount = { account }
