import { directory } from './ko/directory.ts'
import { registration } from './ko/registration.ts'

/** Accounts and applications: pages that few people open, and not every day. */
export const koOffice = { directory, registration }
