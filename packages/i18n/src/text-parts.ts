import type { account } from './texts/en_us/account.ts'
import type { billing } from './texts/en_us/billing.ts'
import type { billingDocuments } from './texts/en_us/billing-documents.ts'
import type { caseArchive } from './texts/en_us/case-archive.ts'
import type { caseMails } from './texts/en_us/case-mails.ts'
import type { caseMessages } from './texts/en_us/case-messages.ts'
import type { cases } from './texts/en_us/cases.ts'
import type { clinical } from './texts/en_us/clinical.ts'
import type { common } from './texts/en_us/common.ts'
import type { credits } from './texts/en_us/credits.ts'
import type { deliveries } from './texts/en_us/deliveries.ts'
import type { directory } from './texts/en_us/directory.ts'
import type { ecg } from './texts/en_us/ecg.ts'
import type { ecgCase } from './texts/en_us/ecg-case.ts'
import type { ecgConclusion } from './texts/en_us/ecg-conclusion.ts'
import type { ecgEvidence } from './texts/en_us/ecg-evidence.ts'
import type { ecgFrame } from './texts/en_us/ecg-frame.ts'
import type { ecgPhrases } from './texts/en_us/ecg-phrases.ts'
import type { ecgReport } from './texts/en_us/ecg-report.ts'
import type { ecgReview } from './texts/en_us/ecg-review.ts'
import type { enquiries } from './texts/en_us/enquiries.ts'
import type { errors } from './texts/en_us/errors.ts'
import type { hospital } from './texts/en_us/hospital.ts'
import type { hospitalData } from './texts/en_us/hospital-data.ts'
import type { hospitals } from './texts/en_us/hospitals.ts'
import type { intake } from './texts/en_us/intake.ts'
import type { login } from './texts/en_us/login.ts'
import type { mailNotices } from './texts/en_us/mail-notices.ts'
import type { main } from './texts/en_us/main.ts'
import type { messages } from './texts/en_us/messages.ts'
import type { notifications } from './texts/en_us/notifications.ts'
import type { office } from './texts/en_us/office.ts'
import type { operations } from './texts/en_us/operations.ts'
import type { operationsMails } from './texts/en_us/operations-mails.ts'
import type { patching } from './texts/en_us/patching.ts'
import type { payment } from './texts/en_us/payment.ts'
import type { paymentDesk } from './texts/en_us/payment-desk.ts'
import type { paymentMails } from './texts/en_us/payment-mails.ts'
import type { pets } from './texts/en_us/pets.ts'
import type { phrases } from './texts/en_us/phrases.ts'
import type { prices } from './texts/en_us/prices.ts'
import type { questions } from './texts/en_us/questions.ts'
import type { reading } from './texts/en_us/reading.ts'
import type { recordingQuality } from './texts/en_us/recording-quality.ts'
import type { registration } from './texts/en_us/registration.ts'
import type { registrationMails } from './texts/en_us/registration-mails.ts'
import type { repeats } from './texts/en_us/repeats.ts'
import type { reports } from './texts/en_us/reports.ts'
import type { resetMail } from './texts/en_us/reset-mail.ts'
import type { revisions } from './texts/en_us/revisions.ts'
import type { sandboxPage } from './texts/en_us/sandbox-page.ts'
import type { securityMails } from './texts/en_us/security-mails.ts'
import type { sentMails } from './texts/en_us/sent-mails.ts'
import type { shell } from './texts/en_us/shell.ts'
import type { system } from './texts/en_us/system.ts'
import type { terms } from './texts/en_us/terms.ts'
import type { timeline } from './texts/en_us/timeline.ts'
import type { uploads } from './texts/en_us/uploads.ts'
import type { verify } from './texts/en_us/verify.ts'
import type { viewers } from './texts/en_us/viewers.ts'
import type { welcomeMail } from './texts/en_us/welcome-mail.ts'

/**
 * The part of each group of texts; a browser loads a part at a time. `account`: the own account and proof of identity. `admin`:
 * accounts and applications. `auth`: signing in and the frame of every page, loaded first. `billing`: payments and credits.
 * `case`: entering or reading a case. `ecgPhrases`: the catalogue of ECG phrases. `ecgReview`: the review of ECGs. `enquiries`:
 * questions between the two sides, and revisions. `errors`: refusals. `intake`:
 * the first study added. `office`: the case page and log of staff. `operations`: the figures of the day. `patching`: the preparation of
 * ECGs. `paymentDesk`: the payments that admins see. `reading`: staff. `recordingQuality`: how the ECGs of a hospital score. `report`:
 * reports and open test files.
 * `server`: mails and the server's own pages, never loaded by browsers. `signedIn`: every signed-in page. `timeline`: the history
 * and mails of a case. `viewers`: the first test file opened.
 */
export const PART_OF = {
  account: 'account',
  billing: 'billing',
  billingDocuments: 'server',
  caseArchive: 'server',
  caseMails: 'server',
  caseMessages: 'server',
  cases: 'signedIn',
  clinical: 'case',
  common: 'auth',
  credits: 'billing',
  deliveries: 'timeline',
  directory: 'admin',
  ecg: 'viewers',
  ecgCase: 'viewers',
  ecgConclusion: 'ecgReview',
  ecgEvidence: 'server',
  ecgFrame: 'viewers',
  ecgReport: 'report',
  ecgReview: 'ecgReview',
  ecgPhrases: 'ecgPhrases',
  enquiries: 'enquiries',
  errors: 'errors',
  hospital: 'hospital',
  hospitalData: 'admin',
  hospitals: 'admin',
  intake: 'intake',
  login: 'auth',
  mailNotices: 'server',
  main: 'signedIn',
  messages: 'timeline',
  notifications: 'notifications',
  office: 'office',
  operations: 'operations',
  operationsMails: 'server',
  patching: 'patching',
  payment: 'signedIn',
  paymentDesk: 'paymentDesk',
  paymentMails: 'server',
  pets: 'signedIn',
  phrases: 'reading',
  prices: 'billing',
  questions: 'signedIn',
  reading: 'reading',
  recordingQuality: 'recordingQuality',
  registration: 'admin',
  registrationMails: 'server',
  repeats: 'enquiries',
  reports: 'report',
  resetMail: 'server',
  revisions: 'enquiries',
  sandboxPage: 'server',
  securityMails: 'server',
  sentMails: 'admin',
  shell: 'auth',
  system: 'admin',
  terms: 'terms',
  timeline: 'timeline',
  uploads: 'case',
  verify: 'verify',
  viewers: 'viewers',
  welcomeMail: 'server',
} as const satisfies Record<keyof English, string>

/** The English groups. */
type English = {
  account: typeof account
  billing: typeof billing
  billingDocuments: typeof billingDocuments
  caseArchive: typeof caseArchive
  caseMails: typeof caseMails
  caseMessages: typeof caseMessages
  cases: typeof cases
  clinical: typeof clinical
  common: typeof common
  credits: typeof credits
  deliveries: typeof deliveries
  directory: typeof directory
  ecg: typeof ecg
  ecgCase: typeof ecgCase
  ecgConclusion: typeof ecgConclusion
  ecgEvidence: typeof ecgEvidence
  ecgFrame: typeof ecgFrame
  ecgPhrases: typeof ecgPhrases
  ecgReport: typeof ecgReport
  ecgReview: typeof ecgReview
  enquiries: typeof enquiries
  errors: typeof errors
  hospital: typeof hospital
  hospitalData: typeof hospitalData
  hospitals: typeof hospitals
  intake: typeof intake
  login: typeof login
  mailNotices: typeof mailNotices
  main: typeof main
  messages: typeof messages
  notifications: typeof notifications
  office: typeof office
  operations: typeof operations
  operationsMails: typeof operationsMails
  patching: typeof patching
  payment: typeof payment
  paymentDesk: typeof paymentDesk
  paymentMails: typeof paymentMails
  pets: typeof pets
  phrases: typeof phrases
  prices: typeof prices
  questions: typeof questions
  reading: typeof reading
  recordingQuality: typeof recordingQuality
  registration: typeof registration
  registrationMails: typeof registrationMails
  repeats: typeof repeats
  reports: typeof reports
  resetMail: typeof resetMail
  revisions: typeof revisions
  sandboxPage: typeof sandboxPage
  securityMails: typeof securityMails
  sentMails: typeof sentMails
  shell: typeof shell
  system: typeof system
  terms: typeof terms
  timeline: typeof timeline
  uploads: typeof uploads
  verify: typeof verify
  viewers: typeof viewers
  welcomeMail: typeof welcomeMail
}

export type Namespace = keyof typeof PART_OF
/** The groups of mails and of the server's own pages, which browsers never load. */
export type ServerOnly = {
  [Name in Namespace]: (typeof PART_OF)[Name] extends 'server' ? Name : never
}[Namespace]
/** The English texts of pages; reports use some of them. */
export type EnglishTexts = Omit<English, ServerOnly>
/** Those of the server, and the words of notifications, which it sends to browsers. */
export type EnglishServerTexts = Pick<English, ServerOnly | 'notifications'>
export type TextPart = Exclude<(typeof PART_OF)[Namespace], 'server'>

/** Returns the groups of texts of a part. */
export function namespacesOf(part: TextPart): Namespace[] {
  const all = Object.keys(PART_OF) as Namespace[] // the keys of the table above
  return all.filter((namespace) => PART_OF[namespace] === part)
}

/** Returns the file that contains a group of texts: `caseMails` is in `case-mails`. */
export function fileOf(namespace: Namespace): string {
  return namespace.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
