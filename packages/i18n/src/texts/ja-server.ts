import type { ServerOnlyTexts } from '../translated.ts'
import { billingDocuments } from './ja/billing-documents.ts'
import { caseArchive } from './ja/case-archive.ts'
import { caseMails } from './ja/case-mails.ts'
import { caseMessages } from './ja/case-messages.ts'
import { ecgEvidence } from './ja/ecg-evidence.ts'
import { mailNotices } from './ja/mail-notices.ts'
import { notifications } from './ja/notifications.ts'
import { operationsMails } from './ja/operations-mails.ts'
import { paymentMails } from './ja/payment-mails.ts'
import { registrationMails } from './ja/registration-mails.ts'
import { resetMail } from './ja/reset-mail.ts'
import { sandboxPage } from './ja/sandbox-page.ts'
import { securityMails } from './ja/security-mails.ts'
import { welcomeMail } from './ja/welcome-mail.ts'

/** The Japanese texts of mails and of the server's own pages; browsers never load them. */
export const jaServer: ServerOnlyTexts = {
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
