import { billingPapers } from './en_us/billing-papers.ts'
import { caseArchive } from './en_us/case-archive.ts'
import { caseMails } from './en_us/case-mails.ts'
import { caseMessages } from './en_us/case-messages.ts'
import { mailNotices } from './en_us/mail-notices.ts'
import { operationsMails } from './en_us/operations-mails.ts'
import { paymentMails } from './en_us/payment-mails.ts'
import { registrationMails } from './en_us/registration-mails.ts'
import { resetMail } from './en_us/reset-mail.ts'
import { sandboxPage } from './en_us/sandbox-page.ts'
import { securityMails } from './en_us/security-mails.ts'
import { welcomeMail } from './en_us/welcome-mail.ts'

/** The texts that only the server uses, in mails and its own pages; browsers never load them. */
export const enUsBackstage = {
  billingPapers,
  caseArchive,
  caseMails,
  caseMessages,
  mailNotices,
  operationsMails,
  paymentMails,
  registrationMails,
  resetMail,
  sandboxPage,
  securityMails,
  welcomeMail,
}
