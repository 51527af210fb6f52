import { errors } from './zh_hk/errors.ts'

/** What a refusal means; loaded with the first call that may be refused. */
export const zhHkErrors = { errors }
