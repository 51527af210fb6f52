import { phrases } from './en_us/phrases.ts'
import { reading } from './en_us/reading.ts'

/** The texts of the reading side. */
export const enUsReading = { phrases, reading }
