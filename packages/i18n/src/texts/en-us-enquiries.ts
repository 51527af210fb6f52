import { enquiries } from './en_us/enquiries.ts'
import { repeats } from './en_us/repeats.ts'
import { revisions } from './en_us/revisions.ts'

/** The texts of questions between the two sides of a case; loaded with the first question. */
export const enUsEnquiries = { enquiries, repeats, revisions }
