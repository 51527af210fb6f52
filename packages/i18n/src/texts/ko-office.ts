import { directory } from './ko/directory.ts'
import { hospitalData } from './ko/hospital-data.ts'
import { registration } from './ko/registration.ts'
import { system } from './ko/system.ts'

/** Accounts and applications: pages that few people open, and not every day. */
export const koOffice = { directory, hospitalData, registration, system }
