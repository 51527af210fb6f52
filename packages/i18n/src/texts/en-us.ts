import { account } from './en_us/account.ts'
import { billing } from './en_us/billing.ts'
import { billingDocuments } from './en_us/billing-documents.ts'
import { caseArchive } from './en_us/case-archive.ts'
import { caseMails } from './en_us/case-mails.ts'
import { caseMessages } from './en_us/case-messages.ts'
import { cases } from './en_us/cases.ts'
import { clinical } from './en_us/clinical.ts'
import { common } from './en_us/common.ts'
import { credits } from './en_us/credits.ts'
import { deliveries } from './en_us/deliveries.ts'
import { directory } from './en_us/directory.ts'
import { ecg } from './en_us/ecg.ts'
import { ecgCase } from './en_us/ecg-case.ts'
import { ecgConclusion } from './en_us/ecg-conclusion.ts'
import { ecgEvidence } from './en_us/ecg-evidence.ts'
import { ecgFrame } from './en_us/ecg-frame.ts'
import { ecgPhrases } from './en_us/ecg-phrases.ts'
import { ecgReport } from './en_us/ecg-report.ts'
import { ecgReview } from './en_us/ecg-review.ts'
import { enquiries } from './en_us/enquiries.ts'
import { errors } from './en_us/errors.ts'
import { hospital } from './en_us/hospital.ts'
import { hospitalData } from './en_us/hospital-data.ts'
import { intake } from './en_us/intake.ts'
import { login } from './en_us/login.ts'
import { mailNotices } from './en_us/mail-notices.ts'
import { main } from './en_us/main.ts'
import { messages } from './en_us/messages.ts'
import { notifications } from './en_us/notifications.ts'
import { operationsMails } from './en_us/operations-mails.ts'
import { patching } from './en_us/patching.ts'
import { payment } from './en_us/payment.ts'
import { paymentDesk } from './en_us/payment-desk.ts'
import { paymentMails } from './en_us/payment-mails.ts'
import { pets } from './en_us/pets.ts'
import { phrases } from './en_us/phrases.ts'
import { prices } from './en_us/prices.ts'
import { questions } from './en_us/questions.ts'
import { reading } from './en_us/reading.ts'
import { registration } from './en_us/registration.ts'
import { registrationMails } from './en_us/registration-mails.ts'
import { repeats } from './en_us/repeats.ts'
import { reports } from './en_us/reports.ts'
import { resetMail } from './en_us/reset-mail.ts'
import { revisions } from './en_us/revisions.ts'
import { sandboxPage } from './en_us/sandbox-page.ts'
import { securityMails } from './en_us/security-mails.ts'
import { shell } from './en_us/shell.ts'
import { system } from './en_us/system.ts'
import { terms } from './en_us/terms.ts'
import { timeline } from './en_us/timeline.ts'
import { uploads } from './en_us/uploads.ts'
import { verify } from './en_us/verify.ts'
import { viewers } from './en_us/viewers.ts'
import { welcomeMail } from './en_us/welcome-mail.ts'

/** The English texts of pages, which the server's mails and reports use too. */
export const enUs = {
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

/** The English texts of mails and of the server's own pages; browsers never load them. */
export const enUsServer = {
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
