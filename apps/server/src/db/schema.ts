import * as accounts from './schema/accounts.ts'
import * as cases from './schema/cases.ts'
import * as enquiries from './schema/enquiries.ts'
import * as hospitals from './schema/hospitals.ts'
import * as measurements from './schema/measurements.ts'
import * as notifications from './schema/notifications.ts'
import * as payments from './schema/payments.ts'
import * as pets from './schema/pets.ts'
import * as previews from './schema/previews.ts'
import * as reports from './schema/reports.ts'
import * as uploads from './schema/uploads.ts'

/** Every table, for drizzle's typed queries. */
export const schema = {
  ...hospitals,
  ...accounts,
  ...pets,
  ...cases,
  ...uploads,
  ...enquiries,
  ...previews,
  ...measurements,
  ...payments,
  ...reports,
  ...notifications,
}
