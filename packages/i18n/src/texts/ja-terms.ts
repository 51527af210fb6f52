import { terms } from './ja/terms.ts'

/** The terms in every wording; come where they are read. */
export const jaTerms = { terms }
