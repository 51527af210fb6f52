import { verify } from './ja/verify.ts'

/** The page that anybody checks a report on. */
export const jaVerify = { verify }
