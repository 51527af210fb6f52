import { enquiries } from './zh_hk/enquiries.ts'
import { repeats } from './zh_hk/repeats.ts'
import { revisions } from './zh_hk/revisions.ts'

/** What the two sides of a case ask each other; comes with the first that is shown. */
export const zhHkEnquiries = { enquiries, repeats, revisions }
