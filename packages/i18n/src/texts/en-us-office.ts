import { directory } from './en_us/directory.ts'
import { hospitalData } from './en_us/hospital-data.ts'
import { registration } from './en_us/registration.ts'
import { system } from './en_us/system.ts'

/** Accounts and applications: pages that few people open, and not every day. */
export const enUsOffice = { directory, hospitalData, registration, system }
