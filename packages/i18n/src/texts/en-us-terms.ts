import { terms } from './en_us/terms.ts'

/** The terms in every wording; come where they are read. */
export const enUsTerms = { terms }
