import { terms } from './zh_hk/terms.ts'

/** The terms in every version; loaded on the pages that show them. */
export const zhHkTerms = { terms }
