import { availableParallelism } from 'node:os'
import { SECOND } from '@systole/domain/time/durations'
import { drawingThreads } from './drawing-threads.ts'

/** The drawing threads of this process. Two of them stay under 200 MB in total; see `bench/pdf.ts`. */
export const drawInThread = drawingThreads({
  threads: Math.min(2, availableParallelism()),
  waiting: 20,
  megabytes: 96,
  drawingMs: 30 * SECOND,
  idleMs: 30 * SECOND,
  documentsAThread: 100,
})
