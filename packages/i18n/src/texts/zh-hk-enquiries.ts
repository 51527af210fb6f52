import { enquiries } from './zh_hk/enquiries.ts'
import { repeats } from './zh_hk/repeats.ts'
import { revisions } from './zh_hk/revisions.ts'

/** The texts of questions between the two sides of a case; loaded with the first question. */
export const zhHkEnquiries = { enquiries, repeats, revisions }
