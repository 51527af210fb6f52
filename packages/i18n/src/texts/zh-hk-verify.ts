import { verify } from './zh_hk/verify.ts'

/** The page that anybody checks a report on. */
export const zhHkVerify = { verify }
