import { clinical } from './en_us/clinical.ts'
import { uploads } from './en_us/uploads.ts'

/** The texts of a case's contents, for entering and reading a case. */
export const enUsCase = { clinical, uploads }
