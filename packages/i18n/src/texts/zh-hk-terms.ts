import { terms } from './zh_hk/terms.ts'

/** The terms in every wording; come where they are read. */
export const zhHkTerms = { terms }
