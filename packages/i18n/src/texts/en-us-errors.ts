import { errors } from './en_us/errors.ts'

/** What a refusal means; loaded with the first call that may be refused. */
export const enUsErrors = { errors }
