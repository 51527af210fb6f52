import { billingPapers } from './zh_hk/billing-papers.ts'
import { caseArchive } from './zh_hk/case-archive.ts'
import { caseMails } from './zh_hk/case-mails.ts'
import { caseMessages } from './zh_hk/case-messages.ts'
import { mailNotices } from './zh_hk/mail-notices.ts'
import { operationsMails } from './zh_hk/operations-mails.ts'
import { paymentMails } from './zh_hk/payment-mails.ts'
import { registrationMails } from './zh_hk/registration-mails.ts'
import { resetMail } from './zh_hk/reset-mail.ts'
import { sandboxPage } from './zh_hk/sandbox-page.ts'
import { securityMails } from './zh_hk/security-mails.ts'
import { welcomeMail } from './zh_hk/welcome-mail.ts'

/** The texts that only the server uses, in mails and its own pages; browsers never load them. */
export const zhHkBackstage = {
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
