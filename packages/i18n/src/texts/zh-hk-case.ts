import { clinical } from './zh_hk/clinical.ts'
import { uploads } from './zh_hk/uploads.ts'

/** What a case holds; for whoever fills one in or reads it. */
export const zhHkCase = { clinical, uploads }
