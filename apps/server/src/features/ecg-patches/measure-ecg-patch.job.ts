import { defineJob } from '../../jobs/define-job.ts'
import { measureEcgPatchQueue } from './measure-ecg-patch.queue.ts'
import { measureEcgPatch } from './measure-ecg-patch.ts'

/** Measures a recording on the beats of a revision. */
export const measureEcgPatchJob = defineJob({ ...measureEcgPatchQueue, run: measureEcgPatch })
