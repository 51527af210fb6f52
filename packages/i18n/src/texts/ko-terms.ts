import { terms } from './ko/terms.ts'

/** The terms in every version; loaded on the pages that show them. */
export const koTerms = { terms }
