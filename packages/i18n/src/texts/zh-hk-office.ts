import { account } from './zh_hk/account.ts'
import { credits } from './zh_hk/credits.ts'
import { directory } from './zh_hk/directory.ts'
import { hospital } from './zh_hk/hospital.ts'
import { registration } from './zh_hk/registration.ts'

/** Accounts, hospitals and applications: pages that few people open, and not every day. */
export const zhHkOffice = { account, credits, directory, hospital, registration }
