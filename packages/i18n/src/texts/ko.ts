import type { ServerOnlyTexts, Texts } from '../translated.ts'
import { account } from './ko/account.ts'
import { billing } from './ko/billing.ts'
import { billingDocuments } from './ko/billing-documents.ts'
import { caseArchive } from './ko/case-archive.ts'
import { caseMails } from './ko/case-mails.ts'
import { caseMessages } from './ko/case-messages.ts'
import { cases } from './ko/cases.ts'
import { clinical } from './ko/clinical.ts'
import { common } from './ko/common.ts'
import { credits } from './ko/credits.ts'
import { deliveries } from './ko/deliveries.ts'
import { directory } from './ko/directory.ts'
import { ecg } from './ko/ecg.ts'
import { ecgCase } from './ko/ecg-case.ts'
import { ecgConclusion } from './ko/ecg-conclusion.ts'
import { ecgEvidence } from './ko/ecg-evidence.ts'
import { ecgFrame } from './ko/ecg-frame.ts'
import { ecgPhrases } from './ko/ecg-phrases.ts'
import { ecgReport } from './ko/ecg-report.ts'
import { ecgReview } from './ko/ecg-review.ts'
import { enquiries } from './ko/enquiries.ts'
import { errors } from './ko/errors.ts'
import { hospital } from './ko/hospital.ts'
import { hospitalData } from './ko/hospital-data.ts'
import { intake } from './ko/intake.ts'
import { login } from './ko/login.ts'
import { mailNotices } from './ko/mail-notices.ts'
import { main } from './ko/main.ts'
import { messages } from './ko/messages.ts'
import { notifications } from './ko/notifications.ts'
import { operationsMails } from './ko/operations-mails.ts'
import { patching } from './ko/patching.ts'
import { payment } from './ko/payment.ts'
import { paymentDesk } from './ko/payment-desk.ts'
import { paymentMails } from './ko/payment-mails.ts'
import { pets } from './ko/pets.ts'
import { phrases } from './ko/phrases.ts'
import { prices } from './ko/prices.ts'
import { questions } from './ko/questions.ts'
import { reading } from './ko/reading.ts'
import { registration } from './ko/registration.ts'
import { registrationMails } from './ko/registration-mails.ts'
import { repeats } from './ko/repeats.ts'
import { reports } from './ko/reports.ts'
import { resetMail } from './ko/reset-mail.ts'
import { revisions } from './ko/revisions.ts'
import { sandboxPage } from './ko/sandbox-page.ts'
import { securityMails } from './ko/security-mails.ts'
import { shell } from './ko/shell.ts'
import { system } from './ko/system.ts'
import { terms } from './ko/terms.ts'
import { timeline } from './ko/timeline.ts'
import { uploads } from './ko/uploads.ts'
import { verify } from './ko/verify.ts'
import { viewers } from './ko/viewers.ts'
import { welcomeMail } from './ko/welcome-mail.ts'

/** The Korean texts of pages, which the server's mails and reports use too. */
export const ko: Texts = {
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

/** The Korean texts of mails and of the server's own pages; browsers never load them. */
export const koServer: ServerOnlyTexts = {
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
