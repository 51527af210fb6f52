import { phrases } from './ko/phrases.ts'
import { reading } from './ko/reading.ts'

/** The texts of the reading side. */
export const koReading = { phrases, reading }
