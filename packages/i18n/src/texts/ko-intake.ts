import { intake } from './ko/intake.ts'

/** The texts for adding a study; loaded with the list of its files. */
export const koIntake = { intake }
