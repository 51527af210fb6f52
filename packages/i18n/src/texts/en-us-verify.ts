import { verify } from './en_us/verify.ts'

/** The page that anybody checks a report on. */
export const enUsVerify = { verify }
