import { clinical } from './ja/clinical.ts'
import { uploads } from './ja/uploads.ts'

/** The texts of a case's contents, for entering and reading a case. */
export const jaCase = { clinical, uploads }
