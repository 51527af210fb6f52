import { account } from './ko/account.ts'

/** The pages of one's own account, and proving who one is. */
export const koAccount = { account }
