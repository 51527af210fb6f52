import { clinical } from './ko/clinical.ts'
import { uploads } from './ko/uploads.ts'

/** What a case holds; for whoever fills one in or reads it. */
export const koCase = { clinical, uploads }
