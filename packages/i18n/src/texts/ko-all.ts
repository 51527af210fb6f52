import { koAccount } from './ko-account.ts'
import { koBilling } from './ko-billing.ts'
import { koCase } from './ko-case.ts'
import { koDesk } from './ko-desk.ts'
import { koDoor } from './ko-door.ts'
import { koEnquiries } from './ko-enquiries.ts'
import { koErrors } from './ko-errors.ts'
import { koHospital } from './ko-hospital.ts'
import { koIntake } from './ko-intake.ts'
import { koNews } from './ko-news.ts'
import { koOffice } from './ko-office.ts'
import { koReading } from './ko-reading.ts'
import { koReport } from './ko-report.ts'
import { koRooms } from './ko-rooms.ts'
import { koTerms } from './ko-terms.ts'
import { koTimeline } from './ko-timeline.ts'
import { koVerify } from './ko-verify.ts'
import { koViewers } from './ko-viewers.ts'

/** The texts of every part, for the server and the tests. */
export const koAll = {
  ...koAccount,
  ...koBilling,
  ...koCase,
  ...koDesk,
  ...koDoor,
  ...koEnquiries,
  ...koErrors,
  ...koHospital,
  ...koIntake,
  ...koNews,
  ...koOffice,
  ...koReading,
  ...koReport,
  ...koRooms,
  ...koTerms,
  ...koTimeline,
  ...koVerify,
  ...koViewers,
}
