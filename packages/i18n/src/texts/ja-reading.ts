import { phrases } from './ja/phrases.ts'
import { reading } from './ja/reading.ts'

/** The texts of the reading side. */
export const jaReading = { phrases, reading }
