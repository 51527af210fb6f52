import { enquiries } from './en_us/enquiries.ts'

/** What the two sides of a case ask each other; comes with the first that is shown. */
export const enUsEnquiries = { enquiries }
