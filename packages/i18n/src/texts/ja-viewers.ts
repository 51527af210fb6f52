import { viewers } from './ja/viewers.ts'

/** The texts of the viewers; loaded with the first test file. */
export const jaViewers = { viewers }
