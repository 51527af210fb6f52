import { verify } from './ko/verify.ts'

/** The page that anybody checks a report on. */
export const koVerify = { verify }
