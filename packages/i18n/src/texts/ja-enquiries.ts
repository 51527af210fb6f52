import { enquiries } from './ja/enquiries.ts'
import { repeats } from './ja/repeats.ts'
import { revisions } from './ja/revisions.ts'

/** What the two sides of a case ask each other; comes with the first that is shown. */
export const jaEnquiries = { enquiries, repeats, revisions }
