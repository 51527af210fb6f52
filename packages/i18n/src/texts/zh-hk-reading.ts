import { phrases } from './zh_hk/phrases.ts'
import { reading } from './zh_hk/reading.ts'

/** For those who read the cases. */
export const zhHkReading = { phrases, reading }
