import type { AppContext, CallContext } from './app-context.ts'
import { housekeepingJob } from './features/accounts/housekeeping.job.ts'
import { housekeeping } from './features/accounts/housekeeping.ts'
import { sendMailJob } from './features/notifications/send-mail.job.ts'
import { renderReportJob } from './features/reports/render-report.job.ts'
import { renderReport } from './features/reports/render-report.ts'
import type { Job } from './jobs/define-job.ts'

/** Every job of the portal; a queue exists for each from the start on. */
export const ALL_JOBS: readonly Job[] = [housekeepingJob, sendMailJob, renderReportJob]

/** Starts working jobs off; called on nodes with the role for it. */
export async function startJobs(context: AppContext): Promise<void> {
  const jobContext: CallContext = { ...context, db: context.database, requestId: 'job' }
  await context.jobs.work(housekeepingJob, () => housekeeping(jobContext))
  await context.jobs.work(renderReportJob, (payload) => renderReport(jobContext, payload))
}
