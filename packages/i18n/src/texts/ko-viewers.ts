import { viewers } from './ko/viewers.ts'

/** For whoever opens a test file; the viewer brings it along. */
export const koViewers = { viewers }
