import { account } from './zh_hk/account.ts'

/** The pages of one's own account, and proving who one is. */
export const zhHkAccount = { account }
