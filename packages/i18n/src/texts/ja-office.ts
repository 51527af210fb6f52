import { directory } from './ja/directory.ts'
import { hospitalData } from './ja/hospital-data.ts'
import { registration } from './ja/registration.ts'
import { system } from './ja/system.ts'

/** Accounts and applications: pages that few people open, and not every day. */
export const jaOffice = { directory, hospitalData, registration, system }
