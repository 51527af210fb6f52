import { phrases } from './ko/phrases.ts'
import { reading } from './ko/reading.ts'

/** For those who read the cases. */
export const koReading = { phrases, reading }
