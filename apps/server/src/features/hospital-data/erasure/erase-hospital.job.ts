import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { eraseHospital } from './erase-hospital.ts'

/** Erases a hospital in batches; a killed run resumes where it stopped. */
export const eraseHospitalJob = defineJob({
  name: 'erase-hospital',
  payload: z.object({ erasureId: z.string() }),
  leaseSeconds: 900,
  run: eraseHospital,
})
