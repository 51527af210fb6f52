import { enquiries } from './ja/enquiries.ts'
import { repeats } from './ja/repeats.ts'
import { revisions } from './ja/revisions.ts'

/** The texts of questions between the two sides of a case; loaded with the first question. */
export const jaEnquiries = { enquiries, repeats, revisions }
