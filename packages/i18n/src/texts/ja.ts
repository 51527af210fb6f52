import type { ServerOnlyTexts, Texts } from '../translated.ts'
import { account } from './ja/account.ts'
import { billing } from './ja/billing.ts'
import { billingDocuments } from './ja/billing-documents.ts'
import { caseArchive } from './ja/case-archive.ts'
import { caseMails } from './ja/case-mails.ts'
import { caseMessages } from './ja/case-messages.ts'
import { cases } from './ja/cases.ts'
import { clinical } from './ja/clinical.ts'
import { common } from './ja/common.ts'
import { credits } from './ja/credits.ts'
import { deliveries } from './ja/deliveries.ts'
import { directory } from './ja/directory.ts'
import { ecg } from './ja/ecg.ts'
import { ecgCase } from './ja/ecg-case.ts'
import { ecgConclusion } from './ja/ecg-conclusion.ts'
import { ecgEvidence } from './ja/ecg-evidence.ts'
import { ecgFrame } from './ja/ecg-frame.ts'
import { ecgPhrases } from './ja/ecg-phrases.ts'
import { ecgReport } from './ja/ecg-report.ts'
import { ecgReview } from './ja/ecg-review.ts'
import { enquiries } from './ja/enquiries.ts'
import { errors } from './ja/errors.ts'
import { hospital } from './ja/hospital.ts'
import { hospitalData } from './ja/hospital-data.ts'
import { intake } from './ja/intake.ts'
import { login } from './ja/login.ts'
import { mailNotices } from './ja/mail-notices.ts'
import { main } from './ja/main.ts'
import { messages } from './ja/messages.ts'
import { notifications } from './ja/notifications.ts'
import { operationsMails } from './ja/operations-mails.ts'
import { patching } from './ja/patching.ts'
import { payment } from './ja/payment.ts'
import { paymentDesk } from './ja/payment-desk.ts'
import { paymentMails } from './ja/payment-mails.ts'
import { pets } from './ja/pets.ts'
import { phrases } from './ja/phrases.ts'
import { prices } from './ja/prices.ts'
import { questions } from './ja/questions.ts'
import { reading } from './ja/reading.ts'
import { registration } from './ja/registration.ts'
import { registrationMails } from './ja/registration-mails.ts'
import { repeats } from './ja/repeats.ts'
import { reports } from './ja/reports.ts'
import { resetMail } from './ja/reset-mail.ts'
import { revisions } from './ja/revisions.ts'
import { sandboxPage } from './ja/sandbox-page.ts'
import { securityMails } from './ja/security-mails.ts'
import { shell } from './ja/shell.ts'
import { system } from './ja/system.ts'
import { terms } from './ja/terms.ts'
import { timeline } from './ja/timeline.ts'
import { uploads } from './ja/uploads.ts'
import { verify } from './ja/verify.ts'
import { viewers } from './ja/viewers.ts'
import { welcomeMail } from './ja/welcome-mail.ts'

/** The Japanese texts of pages, which the server's mails and reports use too. */
export const ja: Texts = {
  account,
  billing,
  cases,
  clinical,
  common,
  credits,
  deliveries,
  directory,
  ecg,
  ecgCase,
  ecgConclusion,
  ecgFrame,
  ecgReport,
  ecgReview,
  ecgPhrases,
  enquiries,
  errors,
  hospital,
  hospitalData,
  intake,
  login,
  main,
  messages,
  notifications,
  patching,
  payment,
  paymentDesk,
  pets,
  phrases,
  prices,
  questions,
  reading,
  registration,
  repeats,
  reports,
  revisions,
  shell,
  system,
  terms,
  timeline,
  uploads,
  verify,
  viewers,
}

/** The Japanese texts of mails and of the server's own pages; browsers never load them. */
export const jaServer: ServerOnlyTexts = {
  billingDocuments,
  caseArchive,
  caseMails,
  caseMessages,
  ecgEvidence,
  mailNotices,
  operationsMails,
  paymentMails,
  registrationMails,
  resetMail,
  sandboxPage,
  securityMails,
  welcomeMail,
}
