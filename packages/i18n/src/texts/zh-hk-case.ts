import { clinical } from './zh_hk/clinical.ts'
import { uploads } from './zh_hk/uploads.ts'

/** The texts of a case's contents, for entering and reading a case. */
export const zhHkCase = { clinical, uploads }
