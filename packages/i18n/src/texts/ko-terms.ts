import { terms } from './ko/terms.ts'

/** The terms in every wording; come where they are read. */
export const koTerms = { terms }
