import { viewers } from './en_us/viewers.ts'

/** The texts of the viewers; loaded with the first test file. */
export const enUsViewers = { viewers }
