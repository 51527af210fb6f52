import { errors } from './zh_hk/errors.ts'

/** The texts of refusals; loaded with the first call that may be refused. */
export const zhHkErrors = { errors }
