import { viewers } from './ko/viewers.ts'

/** The texts of the viewers; loaded with the first test file. */
export const koViewers = { viewers }
