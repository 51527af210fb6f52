import { errors } from './en_us/errors.ts'

/** The texts of refusals; loaded with the first call that may be refused. */
export const enUsErrors = { errors }
