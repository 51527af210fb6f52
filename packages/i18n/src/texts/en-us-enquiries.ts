import { enquiries } from './en_us/enquiries.ts'
import { repeats } from './en_us/repeats.ts'
import { revisions } from './en_us/revisions.ts'

/** What the two sides of a case ask each other; comes with the first that is shown. */
export const enUsEnquiries = { enquiries, repeats, revisions }
