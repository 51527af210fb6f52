import { enquiries } from './ko/enquiries.ts'
import { repeats } from './ko/repeats.ts'
import { revisions } from './ko/revisions.ts'

/** The texts of questions between the two sides of a case; loaded with the first question. */
export const koEnquiries = { enquiries, repeats, revisions }
