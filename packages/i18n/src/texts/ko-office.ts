import { account } from './ko/account.ts'
import { credits } from './ko/credits.ts'
import { directory } from './ko/directory.ts'
import { hospital } from './ko/hospital.ts'
import { registration } from './ko/registration.ts'

/** Accounts, hospitals and applications: pages that few people open, and not every day. */
export const koOffice = { account, credits, directory, hospital, registration }
