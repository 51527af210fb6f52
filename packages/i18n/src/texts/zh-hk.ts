import type { ServerOnlyTexts, Texts } from '../translated.ts'
import { account } from './zh_hk/account.ts'
import { billing } from './zh_hk/billing.ts'
import { billingDocuments } from './zh_hk/billing-documents.ts'
import { caseArchive } from './zh_hk/case-archive.ts'
import { caseMails } from './zh_hk/case-mails.ts'
import { caseMessages } from './zh_hk/case-messages.ts'
import { cases } from './zh_hk/cases.ts'
import { clinical } from './zh_hk/clinical.ts'
import { common } from './zh_hk/common.ts'
import { credits } from './zh_hk/credits.ts'
import { deliveries } from './zh_hk/deliveries.ts'
import { directory } from './zh_hk/directory.ts'
import { ecg } from './zh_hk/ecg.ts'
import { ecgCase } from './zh_hk/ecg-case.ts'
import { ecgConclusion } from './zh_hk/ecg-conclusion.ts'
import { ecgEvidence } from './zh_hk/ecg-evidence.ts'
import { ecgFrame } from './zh_hk/ecg-frame.ts'
import { ecgPhrases } from './zh_hk/ecg-phrases.ts'
import { ecgReport } from './zh_hk/ecg-report.ts'
import { ecgReview } from './zh_hk/ecg-review.ts'
import { enquiries } from './zh_hk/enquiries.ts'
import { errors } from './zh_hk/errors.ts'
import { hospital } from './zh_hk/hospital.ts'
import { hospitalData } from './zh_hk/hospital-data.ts'
import { intake } from './zh_hk/intake.ts'
import { login } from './zh_hk/login.ts'
import { mailNotices } from './zh_hk/mail-notices.ts'
import { main } from './zh_hk/main.ts'
import { messages } from './zh_hk/messages.ts'
import { notifications } from './zh_hk/notifications.ts'
import { operationsMails } from './zh_hk/operations-mails.ts'
import { patching } from './zh_hk/patching.ts'
import { payment } from './zh_hk/payment.ts'
import { paymentDesk } from './zh_hk/payment-desk.ts'
import { paymentMails } from './zh_hk/payment-mails.ts'
import { pets } from './zh_hk/pets.ts'
import { phrases } from './zh_hk/phrases.ts'
import { prices } from './zh_hk/prices.ts'
import { questions } from './zh_hk/questions.ts'
import { reading } from './zh_hk/reading.ts'
import { registration } from './zh_hk/registration.ts'
import { registrationMails } from './zh_hk/registration-mails.ts'
import { repeats } from './zh_hk/repeats.ts'
import { reports } from './zh_hk/reports.ts'
import { resetMail } from './zh_hk/reset-mail.ts'
import { revisions } from './zh_hk/revisions.ts'
import { sandboxPage } from './zh_hk/sandbox-page.ts'
import { securityMails } from './zh_hk/security-mails.ts'
import { shell } from './zh_hk/shell.ts'
import { system } from './zh_hk/system.ts'
import { terms } from './zh_hk/terms.ts'
import { timeline } from './zh_hk/timeline.ts'
import { uploads } from './zh_hk/uploads.ts'
import { verify } from './zh_hk/verify.ts'
import { viewers } from './zh_hk/viewers.ts'
import { welcomeMail } from './zh_hk/welcome-mail.ts'

/** The Traditional Chinese texts of pages, which the server's mails and reports use too. */
export const zhHk: Texts = {
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

/** The Traditional Chinese texts of mails and of the server's own pages; browsers never load them. */
export const zhHkServer: ServerOnlyTexts = {
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
