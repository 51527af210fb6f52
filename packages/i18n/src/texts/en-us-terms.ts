import { terms } from './en_us/terms.ts'

/** The terms in every version; loaded on the pages that show them. */
export const enUsTerms = { terms }
