import type { ServerOnlyTexts } from '../translated.ts'
import { billingDocuments } from './zh_hk/billing-documents.ts'
import { caseArchive } from './zh_hk/case-archive.ts'
import { caseMails } from './zh_hk/case-mails.ts'
import { caseMessages } from './zh_hk/case-messages.ts'
import { ecgEvidence } from './zh_hk/ecg-evidence.ts'
import { mailNotices } from './zh_hk/mail-notices.ts'
import { notifications } from './zh_hk/notifications.ts'
import { operationsMails } from './zh_hk/operations-mails.ts'
import { paymentMails } from './zh_hk/payment-mails.ts'
import { registrationMails } from './zh_hk/registration-mails.ts'
import { resetMail } from './zh_hk/reset-mail.ts'
import { sandboxPage } from './zh_hk/sandbox-page.ts'
import { securityMails } from './zh_hk/security-mails.ts'
import { welcomeMail } from './zh_hk/welcome-mail.ts'

/** The Traditional Chinese texts of mails and of the server's own pages; browsers never load them. */
export const zhHkServer: ServerOnlyTexts = {
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
