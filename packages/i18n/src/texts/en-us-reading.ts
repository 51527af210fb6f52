import { reading } from './en_us/reading.ts'

/** For those who read the cases. */
export const enUsReading = { reading }
