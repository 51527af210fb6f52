import { jaAccount } from './ja-account.ts'
import { jaBilling } from './ja-billing.ts'
import { jaCase } from './ja-case.ts'
import { jaDesk } from './ja-desk.ts'
import { jaDoor } from './ja-door.ts'
import { jaEnquiries } from './ja-enquiries.ts'
import { jaErrors } from './ja-errors.ts'
import { jaHospital } from './ja-hospital.ts'
import { jaIntake } from './ja-intake.ts'
import { jaNews } from './ja-news.ts'
import { jaOffice } from './ja-office.ts'
import { jaReading } from './ja-reading.ts'
import { jaReport } from './ja-report.ts'
import { jaRooms } from './ja-rooms.ts'
import { jaTerms } from './ja-terms.ts'
import { jaTimeline } from './ja-timeline.ts'
import { jaVerify } from './ja-verify.ts'
import { jaViewers } from './ja-viewers.ts'

/** The texts of every part, for the server and the tests. */
export const jaAll = {
  ...jaAccount,
  ...jaBilling,
  ...jaCase,
  ...jaDesk,
  ...jaDoor,
  ...jaEnquiries,
  ...jaErrors,
  ...jaHospital,
  ...jaIntake,
  ...jaNews,
  ...jaOffice,
  ...jaReading,
  ...jaReport,
  ...jaRooms,
  ...jaTerms,
  ...jaTimeline,
  ...jaVerify,
  ...jaViewers,
}
