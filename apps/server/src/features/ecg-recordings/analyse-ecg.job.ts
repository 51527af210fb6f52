import { defineJob } from '../../jobs/define-job.ts'
import { analyseEcgQueue } from './analyse-ecg.queue.ts'
import { analyseRecording } from './analyse-recording.ts'

/** Analyses a stored recording. */
export const analyseEcgJob = defineJob({ ...analyseEcgQueue, run: analyseRecording })
