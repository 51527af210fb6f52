import { phrases } from './ja/phrases.ts'
import { reading } from './ja/reading.ts'

/** For those who read the cases. */
export const jaReading = { phrases, reading }
