import { phrases } from './zh_hk/phrases.ts'
import { reading } from './zh_hk/reading.ts'

/** The texts of the reading side. */
export const zhHkReading = { phrases, reading }
