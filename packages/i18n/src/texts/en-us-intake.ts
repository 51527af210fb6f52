import { intake } from './en_us/intake.ts'

/** The texts for adding a study; loaded with the list of its files. */
export const enUsIntake = { intake }
