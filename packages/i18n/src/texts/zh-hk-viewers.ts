import { viewers } from './zh_hk/viewers.ts'

/** For whoever opens a test file; the viewer brings it along. */
export const zhHkViewers = { viewers }
