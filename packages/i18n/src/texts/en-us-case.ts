import { clinical } from './en_us/clinical.ts'
import { uploads } from './en_us/uploads.ts'

/** What a case holds; for whoever fills one in or reads it. */
export const enUsCase = { clinical, uploads }
