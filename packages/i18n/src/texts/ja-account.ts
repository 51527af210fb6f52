import { account } from './ja/account.ts'

/** The pages of one's own account, and proving who one is. */
export const jaAccount = { account }
