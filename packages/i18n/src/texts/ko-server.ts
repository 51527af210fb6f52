import type { ServerOnlyTexts } from '../translated.ts'
import { billingDocuments } from './ko/billing-documents.ts'
import { caseArchive } from './ko/case-archive.ts'
import { caseMails } from './ko/case-mails.ts'
import { caseMessages } from './ko/case-messages.ts'
import { ecgEvidence } from './ko/ecg-evidence.ts'
import { mailNotices } from './ko/mail-notices.ts'
import { notifications } from './ko/notifications.ts'
import { operationsMails } from './ko/operations-mails.ts'
import { paymentMails } from './ko/payment-mails.ts'
import { registrationMails } from './ko/registration-mails.ts'
import { resetMail } from './ko/reset-mail.ts'
import { sandboxPage } from './ko/sandbox-page.ts'
import { securityMails } from './ko/security-mails.ts'
import { welcomeMail } from './ko/welcome-mail.ts'

/** The Korean texts of mails and of the server's own pages; browsers never load them. */
export const koServer: ServerOnlyTexts = {
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
