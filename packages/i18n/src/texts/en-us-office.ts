import { account } from './en_us/account.ts'
import { credits } from './en_us/credits.ts'
import { directory } from './en_us/directory.ts'
import { hospital } from './en_us/hospital.ts'
import { registration } from './en_us/registration.ts'

/** Accounts, hospitals and applications: pages that few people open, and not every day. */
export const enUsOffice = { account, credits, directory, hospital, registration }
