import type { CallContext } from './app-context.ts'
import { deleteExpiredAuthRecordsJob } from './features/accounts/delete-expired-auth-records.job.ts'
import { cancelCreditNoteJob } from './features/billing/documents/cancel-credit-note.job.ts'
import { drawDocumentJob } from './features/billing/documents/draw-document.job.ts'
import { issueCreditNoteJob } from './features/billing/documents/issue-credit-note.job.ts'
import { issueInvoiceJob } from './features/billing/documents/issue-invoice.job.ts'
import { issueMissingJob } from './features/billing/documents/issue-missing.job.ts'
import { releaseExpiredClaimsJob } from './features/claims/release-expired-claims.job.ts'
import { alertUndeliveredReportsJob } from './features/deliveries/alert-undelivered-reports.job.ts'
import { measureEcgPatchJob } from './features/ecg-patches/measure-ecg-patch.job.ts'
import { analyseEcgJob } from './features/ecg-recordings/analyse-ecg.job.ts'
import { importEcgJob } from './features/ecg-recordings/import-ecg.job.ts'
import { requeueLateImportsJob } from './features/ecg-recordings/requeue-late-imports.job.ts'
import { escalateJob } from './features/escalations/escalate.job.ts'
import { endLockedJob } from './features/hospital-data/erasure/end-locked.job.ts'
import { eraseHospitalJob } from './features/hospital-data/erasure/erase-hospital.job.ts'
import { makeExportJob } from './features/hospital-data/export/make-export.job.ts'
import { removeExportsJob } from './features/hospital-data/export/remove-exports.job.ts'
import { proveLedgerJob } from './features/ledger/prove-ledger.job.ts'
import { sendPushesJob } from './features/notifications/push/send-pushes.job.ts'
import { sendMailJob } from './features/notifications/send-mail.job.ts'
import { watchJobsJob } from './features/operations/watch-jobs.job.ts'
import { endOutdatedCheckoutJob } from './features/payments/checkouts/end-outdated-checkout.job.ts'
import { reconcileCheckoutsJob } from './features/payments/checkouts/reconcile-checkouts.job.ts'
import { applyMissedEventsJob } from './features/payments/events/apply-missed-events.job.ts'
import { reconcileProviderPaymentsJob } from './features/payments/reconciliation/reconcile-provider-payments.job.ts'
import { sendRefundJob } from './features/payments/refunds/send-refund.job.ts'
import { convertVideoJob } from './features/previews/convert-video.job.ts'
import { makePreviewsJob } from './features/previews/make-previews.job.ts'
import { readFactsJob } from './features/previews/read-facts.job.ts'
import { requeueMissingPreviewsJob } from './features/previews/requeue-missing-previews.job.ts'
import { sweepUnconfirmedJob } from './features/registrations/sweep-unconfirmed.job.ts'
import { renderReportJob } from './features/reports/pdf/render-report.job.ts'
import { requeueUnrenderedReportsJob } from './features/reports/pdf/requeue-unrendered-reports.job.ts'
import { releaseSignedJob } from './features/reports/signing/release-signed.job.ts'
import { requeueOverdueReleasesJob } from './features/reports/signing/requeue-overdue-releases.job.ts'
import { endDeletedJob } from './features/retention/end-deleted.job.ts'
import { endUntouchedJob } from './features/retention/end-untouched.job.ts'
import { notifyPortalJob } from './features/sandbox/notify-portal.job.ts'
import { checkBytesJob } from './features/storage/check-bytes.job.ts'
import { sweepStorageJob } from './features/storage/sweep-storage.job.ts'
import { abandonedUploadsJob } from './features/uploads/sweeping/abandoned-uploads.job.ts'
import { discardBytesJob } from './features/uploads/sweeping/discard-bytes.job.ts'
import { finishStrandedUploadsJob } from './features/uploads/sweeping/finish-stranded-uploads.job.ts'
import type { ListedJob } from './jobs/define-job.ts'

/** All jobs of the portal; their queues are created at start. */
export const ALL_JOBS: readonly ListedJob<CallContext>[] = [
  deleteExpiredAuthRecordsJob,
  sweepUnconfirmedJob,
  sendMailJob,
  sendPushesJob,
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
  importEcgJob,
  analyseEcgJob,
  measureEcgPatchJob,
  requeueLateImportsJob,
  requeueMissingPreviewsJob,
]
