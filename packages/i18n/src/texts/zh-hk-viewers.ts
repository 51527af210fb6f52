import { viewers } from './zh_hk/viewers.ts'

/** The texts of the viewers; loaded with the first test file. */
export const zhHkViewers = { viewers }
