import { viewers } from './ja/viewers.ts'

/** For whoever opens a test file; the viewer brings it along. */
export const jaViewers = { viewers }
