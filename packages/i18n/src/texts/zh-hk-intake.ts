import { intake } from './zh_hk/intake.ts'

/** The texts for adding a study; loaded with the list of its files. */
export const zhHkIntake = { intake }
