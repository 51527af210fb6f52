import type { EnglishTexts, ServerOnlyTexts } from './translated.ts'

/**
 * The part of each group of texts; a browser loads a part at a time. `account`: the own account and proof of identity. `admin`:
 * accounts and applications. `auth`: signing in and the frame of every page, loaded first. `billing`: payments and credits.
 * `case`: entering or reading a case. `ecgPhrases`: the catalogue of ECG phrases. `ecgReview`: the review of ECGs. `enquiries`:
 * questions between the two sides, and revisions. `errors`: refusals. `intake`:
 * the first study added. `patching`: the preparation of ECGs.
 * `paymentDesk`: the payments that admins see. `reading`: staff. `report`: reports and open test files.
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
  intake: 'intake',
  login: 'auth',
  mailNotices: 'server',
  main: 'signedIn',
  messages: 'timeline',
  notifications: 'notifications',
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
  registration: 'admin',
  registrationMails: 'server',
  repeats: 'enquiries',
  reports: 'report',
  resetMail: 'server',
  revisions: 'enquiries',
  sandboxPage: 'server',
  securityMails: 'server',
  shell: 'auth',
  system: 'admin',
  terms: 'terms',
  timeline: 'timeline',
  uploads: 'case',
  verify: 'verify',
  viewers: 'viewers',
  welcomeMail: 'server',
} as const satisfies Record<keyof EnglishTexts | keyof ServerOnlyTexts, string>

export type Namespace = keyof typeof PART_OF
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
