import type { AppContext, CallContext } from './app-context.ts'
import { deleteExpiredAuthRecordsJob } from './features/accounts/delete-expired-auth-records.job.ts'
import { deleteExpiredAuthRecords } from './features/accounts/delete-expired-auth-records.ts'
import { drawDocumentJob } from './features/billing/draw-document.job.ts'
import { drawDocument } from './features/billing/draw-document.ts'
import { cancelCreditNote, issueCreditNote } from './features/billing/issue-credit-note.ts'
import {
  cancelCreditNoteJob,
  issueCreditNoteJob,
  issueInvoiceJob,
  issueMissingJob,
} from './features/billing/issue-invoice.job.ts'
import { issueInvoice } from './features/billing/issue-invoice.ts'
import { issueMissing } from './features/billing/issue-missing.ts'
import { releaseExpiredClaimsJob } from './features/claims/release-expired-claims.job.ts'
import { releaseExpiredClaims } from './features/claims/release-expired-claims.ts'
import { alertUndeliveredReportsJob } from './features/deliveries/alert-undelivered-reports.job.ts'
import { alertUndeliveredReports } from './features/deliveries/alert-undelivered-reports.ts'
import { escalateJob } from './features/escalations/escalate.job.ts'
import { escalate } from './features/escalations/escalate.ts'
import { endLocked } from './features/hospital-data/end-locked.ts'
import { endLockedJob, eraseHospitalJob } from './features/hospital-data/erase-hospital.job.ts'
import { eraseHospital } from './features/hospital-data/erase-hospital.ts'
import { makeExportJob, removeExportsJob } from './features/hospital-data/make-export.job.ts'
import { makeExport, removeExports } from './features/hospital-data/make-export.ts'
import { proveLedgerJob } from './features/ledger/prove-ledger.job.ts'
import { proveLedger } from './features/ledger/prove-ledger.ts'
import { sendMailJob } from './features/notifications/send-mail.job.ts'
import { sendMail } from './features/notifications/send-mail.ts'
import { recordFailedJob } from './features/operations/record-failed-job.ts'
import { watchJobsJob } from './features/operations/watch-jobs.job.ts'
import { watchJobs } from './features/operations/watch-jobs.ts'
import { endOutdatedCheckoutJob } from './features/payments/checkouts/end-outdated-checkout.job.ts'
import { endOutdatedCheckout } from './features/payments/checkouts/end-outdated-checkout.ts'
import { reconcileCheckoutsJob } from './features/payments/checkouts/reconcile-checkouts.job.ts'
import { reconcileCheckouts } from './features/payments/checkouts/reconcile-checkouts.ts'
import { applyMissedEventsJob } from './features/payments/events/apply-missed-events.job.ts'
import { applyMissedEvents } from './features/payments/events/apply-missed-events.ts'
import { reconcileProviderPaymentsJob } from './features/payments/reconciliation/reconcile-provider-payments.job.ts'
import { reconcileProviderPayments } from './features/payments/reconciliation/reconcile-provider-payments.ts'
import { sendRefundJob } from './features/payments/refunds/send-refund.job.ts'
import { sendRefund } from './features/payments/refunds/send-refund.ts'
import { convertVideo } from './features/previews/convert-video.ts'
import { convertVideoJob, makePreviewsJob } from './features/previews/make-previews.job.ts'
import { makePreviews } from './features/previews/make-previews.ts'
import { readFactsJob } from './features/previews/read-facts.job.ts'
import { readFacts } from './features/previews/read-facts.ts'
import { requeueMissingPreviewsJob } from './features/previews/requeue-missing-previews.job.ts'
import { requeueMissingPreviews } from './features/previews/requeue-missing-previews.ts'
import { sweepUnconfirmedJob } from './features/registrations/sweep-unconfirmed.job.ts'
import { sweepUnconfirmed } from './features/registrations/sweep-unconfirmed.ts'
import { renderReportJob } from './features/reports/pdf/render-report.job.ts'
import { renderReport } from './features/reports/pdf/render-report.ts'
import { requeueUnrenderedReportsJob } from './features/reports/pdf/requeue-unrendered-reports.job.ts'
import { requeueUnrenderedReports } from './features/reports/pdf/requeue-unrendered-reports.ts'
import { releaseSignedJob } from './features/reports/signing/release-signed.job.ts'
import { releaseSigned } from './features/reports/signing/release-signed.ts'
import { requeueOverdueReleasesJob } from './features/reports/signing/requeue-overdue-releases.job.ts'
import { requeueOverdueReleases } from './features/reports/signing/requeue-overdue-releases.ts'
import { endDeletedJob } from './features/retention/end-deleted.job.ts'
import { endDeleted } from './features/retention/end-deleted.ts'
import { endUntouchedJob } from './features/retention/end-untouched.job.ts'
import { endUntouched } from './features/retention/end-untouched.ts'
import { notifyPortalJob } from './features/sandbox/notify-portal.job.ts'
import { notifyPortal } from './features/sandbox/notify-portal.ts'
import { checkBytesJob } from './features/storage/check-bytes.job.ts'
import { checkBytes } from './features/storage/check-bytes.ts'
import { sweepStorageJob } from './features/storage/sweep-storage.job.ts'
import { sweepStorage } from './features/storage/sweep-storage.ts'
import { abandonedUploadsJob } from './features/uploads/sweeping/abandoned-uploads.job.ts'
import { discardBytesJob } from './features/uploads/sweeping/discard-bytes.job.ts'
import { discardBytes } from './features/uploads/sweeping/discard-bytes.ts'
import { finishStrandedUploadsJob } from './features/uploads/sweeping/finish-stranded-uploads.job.ts'
import { finishStrandedUploads } from './features/uploads/sweeping/finish-stranded-uploads.ts'
import { sweepAbandonedUploads } from './features/uploads/sweeping/sweep-abandoned-uploads.ts'
import type { Job } from './jobs/define-job.ts'

/** All jobs of the portal, whose queues are created at start. */
export const ALL_JOBS: readonly Job[] = [
  deleteExpiredAuthRecordsJob,
  sweepUnconfirmedJob,
  sendMailJob,
  releaseSignedJob,
  requeueOverdueReleasesJob,
  renderReportJob,
  requeueUnrenderedReportsJob,
  reconcileCheckoutsJob,
  applyMissedEventsJob,
  reconcileProviderPaymentsJob,
  sendRefundJob,
  issueInvoiceJob,
  issueCreditNoteJob,
  cancelCreditNoteJob,
  issueMissingJob,
  drawDocumentJob,
  proveLedgerJob,
  escalateJob,
  releaseExpiredClaimsJob,
  alertUndeliveredReportsJob,
  endOutdatedCheckoutJob,
  notifyPortalJob,
  abandonedUploadsJob,
  discardBytesJob,
  finishStrandedUploadsJob,
  sweepStorageJob,
  checkBytesJob,
  watchJobsJob,
  endUntouchedJob,
  endDeletedJob,
  makeExportJob,
  removeExportsJob,
  eraseHospitalJob,
  endLockedJob,
  readFactsJob,
  makePreviewsJob,
  convertVideoJob,
  requeueMissingPreviewsJob,
]

/** Starts processing jobs; called on nodes with the role for it. */
export async function startJobs(context: AppContext): Promise<void> {
  const jobContext: CallContext = {
    ...context,
    files: context.backgroundFiles,
    db: context.database,
    requestId: 'job',
  }
  await context.jobs.work(deleteExpiredAuthRecordsJob, () => deleteExpiredAuthRecords(jobContext))
  await context.jobs.work(sweepUnconfirmedJob, () => sweepUnconfirmed(jobContext))
  await context.jobs.work(sendMailJob, (payload) => sendMail(jobContext, payload))
  await context.jobs.work(proveLedgerJob, () => proveLedger(jobContext))
  await context.jobs.work(reconcileCheckoutsJob, () => reconcileCheckouts(jobContext))
  await context.jobs.work(applyMissedEventsJob, () =>
    applyMissedEvents({ ...context, requestId: 'job' }),
  )
  await context.jobs.work(reconcileProviderPaymentsJob, () => reconcileProviderPayments(jobContext))
  await context.jobs.work(sendRefundJob, (payload) => sendRefund(jobContext, payload))
  await context.jobs.work(issueInvoiceJob, ({ checkoutId }) =>
    context.database.transaction(async (db) => {
      await issueInvoice({ ...jobContext, db }, checkoutId)
    }),
  )
  await context.jobs.work(issueCreditNoteJob, ({ refundId }) =>
    context.database.transaction(async (db) => {
      await issueCreditNote({ ...jobContext, db }, refundId)
    }),
  )
  await context.jobs.work(cancelCreditNoteJob, ({ refundId }) =>
    context.database.transaction(async (db) => {
      await cancelCreditNote({ ...jobContext, db }, refundId)
    }),
  )
  await context.jobs.work(issueMissingJob, () => issueMissing(jobContext))
  await context.jobs.work(drawDocumentJob, (payload) => drawDocument(jobContext, payload))
  await context.jobs.work(escalateJob, () => escalate(jobContext))
  await context.jobs.work(releaseExpiredClaimsJob, () => releaseExpiredClaims(jobContext))
  await context.jobs.work(alertUndeliveredReportsJob, () => alertUndeliveredReports(jobContext))
  await context.jobs.work(endOutdatedCheckoutJob, (payload) =>
    endOutdatedCheckout(jobContext, payload),
  )
  await context.jobs.work(notifyPortalJob, (payload) => notifyPortal(context, payload))
  await context.jobs.work(releaseSignedJob, (payload) => releaseSigned(jobContext, payload))
  await context.jobs.work(requeueOverdueReleasesJob, () => requeueOverdueReleases(jobContext))
  await context.jobs.work(renderReportJob, (payload) => renderReport(jobContext, payload))
  await context.jobs.work(requeueUnrenderedReportsJob, () => requeueUnrenderedReports(jobContext))
  await context.jobs.work(abandonedUploadsJob, () => sweepAbandonedUploads(jobContext))
  await context.jobs.work(sweepStorageJob, () => sweepStorage(jobContext))
  await context.jobs.work(checkBytesJob, () => checkBytes(context))
  await context.jobs.work(watchJobsJob, () => watchJobs(context))
  await context.jobs.workFailed((failed) => recordFailedJob(context, failed))
  await context.jobs.work(endUntouchedJob, () => endUntouched(jobContext))
  await context.jobs.work(endDeletedJob, (payload) => endDeleted(jobContext, payload))
  await context.jobs.work(makeExportJob, (payload) => makeExport(jobContext, payload))
  await context.jobs.work(removeExportsJob, () => removeExports(jobContext))
  await context.jobs.work(eraseHospitalJob, (payload) => eraseHospital(jobContext, payload))
  await context.jobs.work(endLockedJob, () => endLocked(jobContext))
  await context.jobs.work(finishStrandedUploadsJob, () => finishStrandedUploads(jobContext))
  await context.jobs.work(discardBytesJob, (payload) => discardBytes(jobContext, payload))
  await context.jobs.work(readFactsJob, (payload) => readFacts(jobContext, payload))
  await context.jobs.work(makePreviewsJob, (payload) => makePreviews(jobContext, payload))
  await context.jobs.work(convertVideoJob, (payload) => convertVideo(jobContext, payload))
  await context.jobs.work(requeueMissingPreviewsJob, () => requeueMissingPreviews(jobContext))
}
