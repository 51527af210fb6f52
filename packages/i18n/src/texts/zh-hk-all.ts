import { zhHkAccount } from './zh-hk-account.ts'
import { zhHkBilling } from './zh-hk-billing.ts'
import { zhHkCase } from './zh-hk-case.ts'
import { zhHkDesk } from './zh-hk-desk.ts'
import { zhHkDoor } from './zh-hk-door.ts'
import { zhHkEnquiries } from './zh-hk-enquiries.ts'
import { zhHkErrors } from './zh-hk-errors.ts'
import { zhHkHospital } from './zh-hk-hospital.ts'
import { zhHkIntake } from './zh-hk-intake.ts'
import { zhHkNews } from './zh-hk-news.ts'
import { zhHkOffice } from './zh-hk-office.ts'
import { zhHkReading } from './zh-hk-reading.ts'
import { zhHkReport } from './zh-hk-report.ts'
import { zhHkRooms } from './zh-hk-rooms.ts'
import { zhHkTerms } from './zh-hk-terms.ts'
import { zhHkTimeline } from './zh-hk-timeline.ts'
import { zhHkVerify } from './zh-hk-verify.ts'
import { zhHkViewers } from './zh-hk-viewers.ts'

/** The texts of every part, for the server and the tests. */
export const zhHkAll = {
  ...zhHkAccount,
  ...zhHkBilling,
  ...zhHkCase,
  ...zhHkDesk,
  ...zhHkDoor,
  ...zhHkEnquiries,
  ...zhHkErrors,
  ...zhHkHospital,
  ...zhHkIntake,
  ...zhHkNews,
  ...zhHkOffice,
  ...zhHkReading,
  ...zhHkReport,
  ...zhHkRooms,
  ...zhHkTerms,
  ...zhHkTimeline,
  ...zhHkVerify,
  ...zhHkViewers,
}
