import { defineJob } from '../../jobs/define-job.ts'
import { importEcgQueue } from './import-ecg.queue.ts'
import { importEcg } from './import-ecg.ts'

/** Reads the recordings of an ECG file. */
export const importEcgJob = defineJob({ ...importEcgQueue, run: importEcg })
