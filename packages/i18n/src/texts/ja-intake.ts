import { intake } from './ja/intake.ts'

/** For whoever adds a study; the list of its files brings it along. */
export const jaIntake = { intake }
