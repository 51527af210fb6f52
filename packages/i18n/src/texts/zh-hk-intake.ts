import { intake } from './zh_hk/intake.ts'

/** For whoever adds a study; the list of its files brings it along. */
export const zhHkIntake = { intake }
