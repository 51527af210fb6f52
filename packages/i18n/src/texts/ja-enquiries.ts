import { enquiries } from './ja/enquiries.ts'

/** What the two sides of a case ask each other; comes with the first that is shown. */
export const jaEnquiries = { enquiries }
