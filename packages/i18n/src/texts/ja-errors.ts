import { errors } from './ja/errors.ts'

/** What a refusal means; loaded with the first call that may be refused. */
export const jaErrors = { errors }
