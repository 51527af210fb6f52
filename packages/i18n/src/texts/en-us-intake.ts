import { intake } from './en_us/intake.ts'

/** For whoever adds a study; the list of its files brings it along. */
export const enUsIntake = { intake }
