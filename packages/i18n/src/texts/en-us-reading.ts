import { phrases } from './en_us/phrases.ts'
import { reading } from './en_us/reading.ts'

/** For those who read the cases. */
export const enUsReading = { phrases, reading }
