import * as accounts from './schema/accounts.ts'
import * as billing from './schema/billing.ts'
import * as caseNotes from './schema/case-notes.ts'
import * as cases from './schema/cases.ts'
import * as claims from './schema/claims.ts'
import * as deskLayouts from './schema/desk-layouts.ts'
import * as ecg from './schema/ecg.ts'
import * as ecgPatches from './schema/ecg-patches.ts'
import * as ecgReviews from './schema/ecg-reviews.ts'
import * as enquiries from './schema/enquiries.ts'
import * as fileGrades from './schema/file-grades.ts'
import * as filePatients from './schema/file-patients.ts'
import * as hospitals from './schema/hospitals.ts'
import * as keyImages from './schema/key-images.ts'
import * as ledger from './schema/ledger.ts'
import * as measurements from './schema/measurements.ts'
import * as mre from './schema/mre.ts'
import * as notifications from './schema/notifications.ts'
import * as operations from './schema/operations.ts'
import * as pageTickets from './schema/page-tickets.ts'
import * as paymentReports from './schema/payment-reports.ts'
import * as payments from './schema/payments.ts'
import * as pets from './schema/pets.ts'
import * as phrases from './schema/phrases.ts'
import * as previews from './schema/previews.ts'
import * as pushDevices from './schema/push-devices.ts'
import * as refunds from './schema/refunds.ts'
import * as reports from './schema/reports.ts'
import * as uploads from './schema/uploads.ts'
import * as worklistViews from './schema/worklist-views.ts'

/** The tables, for drizzle's typed queries. */
export const schema = {
  ...hospitals,
  ...accounts,
  ...pets,
  ...cases,
  ...caseNotes,
  ...claims,
  ...uploads,
  ...fileGrades,
  ...filePatients,
  ...ecg,
  ...ecgPatches,
  ...ecgReviews,
  ...mre,
  ...enquiries,
  ...previews,
  ...measurements,
  ...keyImages,
  ...pageTickets,
  ...payments,
  ...billing,
  ...refunds,
  ...paymentReports,
  ...ledger,
  ...reports,
  ...notifications,
  ...pushDevices,
  ...operations,
  ...worklistViews,
  ...deskLayouts,
  ...phrases,
}
