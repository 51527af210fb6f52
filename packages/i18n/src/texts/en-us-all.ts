import { enUsAccount } from './en-us-account.ts'
import { enUsBilling } from './en-us-billing.ts'
import { enUsCase } from './en-us-case.ts'
import { enUsDesk } from './en-us-desk.ts'
import { enUsDoor } from './en-us-door.ts'
import { enUsEnquiries } from './en-us-enquiries.ts'
import { enUsErrors } from './en-us-errors.ts'
import { enUsHospital } from './en-us-hospital.ts'
import { enUsIntake } from './en-us-intake.ts'
import { enUsNews } from './en-us-news.ts'
import { enUsOffice } from './en-us-office.ts'
import { enUsReading } from './en-us-reading.ts'
import { enUsReport } from './en-us-report.ts'
import { enUsRooms } from './en-us-rooms.ts'
import { enUsTerms } from './en-us-terms.ts'
import { enUsTimeline } from './en-us-timeline.ts'
import { enUsVerify } from './en-us-verify.ts'
import { enUsViewers } from './en-us-viewers.ts'

/** The texts of every part, for the server and the tests. */
export const enUsAll = {
  ...enUsAccount,
  ...enUsBilling,
  ...enUsCase,
  ...enUsDesk,
  ...enUsDoor,
  ...enUsEnquiries,
  ...enUsErrors,
  ...enUsHospital,
  ...enUsIntake,
  ...enUsNews,
  ...enUsOffice,
  ...enUsReading,
  ...enUsReport,
  ...enUsRooms,
  ...enUsTerms,
  ...enUsTimeline,
  ...enUsVerify,
  ...enUsViewers,
}
