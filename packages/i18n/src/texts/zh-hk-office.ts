import { directory } from './zh_hk/directory.ts'
import { hospitalData } from './zh_hk/hospital-data.ts'
import { registration } from './zh_hk/registration.ts'
import { system } from './zh_hk/system.ts'

/** Accounts and applications: pages that few people open, and not every day. */
export const zhHkOffice = { directory, hospitalData, registration, system }
