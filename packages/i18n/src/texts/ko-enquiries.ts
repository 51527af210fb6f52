import { enquiries } from './ko/enquiries.ts'
import { repeats } from './ko/repeats.ts'
import { revisions } from './ko/revisions.ts'

/** What the two sides of a case ask each other; comes with the first that is shown. */
export const koEnquiries = { enquiries, repeats, revisions }
