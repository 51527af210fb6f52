import { clinical } from './ja/clinical.ts'
import { uploads } from './ja/uploads.ts'

/** What a case holds; for whoever fills one in or reads it. */
export const jaCase = { clinical, uploads }
