import { errors } from './ja/errors.ts'

/** The texts of refusals; loaded with the first call that may be refused. */
export const jaErrors = { errors }
