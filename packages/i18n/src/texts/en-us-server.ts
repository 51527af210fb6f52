import { billingDocuments } from './en_us/billing-documents.ts'
import { caseArchive } from './en_us/case-archive.ts'
import { caseMails } from './en_us/case-mails.ts'
import { caseMessages } from './en_us/case-messages.ts'
import { ecgEvidence } from './en_us/ecg-evidence.ts'
import { mailNotices } from './en_us/mail-notices.ts'
import { notifications } from './en_us/notifications.ts'
import { operationsMails } from './en_us/operations-mails.ts'
import { paymentMails } from './en_us/payment-mails.ts'
import { registrationMails } from './en_us/registration-mails.ts'
import { resetMail } from './en_us/reset-mail.ts'
import { sandboxPage } from './en_us/sandbox-page.ts'
import { securityMails } from './en_us/security-mails.ts'
import { welcomeMail } from './en_us/welcome-mail.ts'

/** The English texts of mails and of the server's own pages; browsers never load them. */
export const enUsServer = {
  billingDocuments,
  caseArchive,
  caseMails,
  caseMessages,
  ecgEvidence,
  mailNotices,
  notifications,
  operationsMails,
  paymentMails,
  registrationMails,
  resetMail,
  sandboxPage,
  securityMails,
  welcomeMail,
}
