import { intake } from './ko/intake.ts'

/** For whoever adds a study; the list of its files brings it along. */
export const koIntake = { intake }
