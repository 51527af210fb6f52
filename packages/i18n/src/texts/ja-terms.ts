import { terms } from './ja/terms.ts'

/** The terms in every version; loaded on the pages that show them. */
export const jaTerms = { terms }
