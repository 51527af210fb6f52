import { clinical } from './ko/clinical.ts'
import { uploads } from './ko/uploads.ts'

/** The texts of a case's contents, for entering and reading a case. */
export const koCase = { clinical, uploads }
