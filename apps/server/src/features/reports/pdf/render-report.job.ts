import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { renderReport } from './render-report.ts'

/** Queued by a release in its transaction. */
export const renderReportJob = defineJob({
  name: 'render-report',
  payload: z.object({ caseId: z.string(), revision: z.string() }),
  run: renderReport,
})
