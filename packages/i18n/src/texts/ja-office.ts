import { account } from './ja/account.ts'
import { credits } from './ja/credits.ts'
import { directory } from './ja/directory.ts'
import { hospital } from './ja/hospital.ts'
import { registration } from './ja/registration.ts'

/** Accounts, hospitals and applications: pages that few people open, and not every day. */
export const jaOffice = { account, credits, directory, hospital, registration }
