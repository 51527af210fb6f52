import { viewers } from './en_us/viewers.ts'

/** For whoever opens a test file; the viewer brings it along. */
export const enUsViewers = { viewers }
