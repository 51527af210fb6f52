import type { Language } from './languages.ts'
import { simplified } from './simplified.ts'
import { mailNotices } from './texts/en_us/mail-notices.ts'
import { paymentMails } from './texts/en_us/payment-mails.ts'
import { sandboxPage } from './texts/en_us/sandbox-page.ts'
import { welcomeMail } from './texts/en_us/welcome-mail.ts'
import { mailNotices as mailNoticesZh } from './texts/zh_hk/mail-notices.ts'
import { paymentMails as paymentMailsZh } from './texts/zh_hk/payment-mails.ts'
import { sandboxPage as sandboxPageZh } from './texts/zh_hk/sandbox-page.ts'
import { welcomeMail as welcomeMailZh } from './texts/zh_hk/welcome-mail.ts'
import type { Translated } from './translated.ts'

const enUs = { mailNotices, paymentMails, sandboxPage, welcomeMail }
const zhHk = {
  mailNotices: mailNoticesZh,
  paymentMails: paymentMailsZh,
  sandboxPage: sandboxPageZh,
  welcomeMail: welcomeMailZh,
}

export type BackstageTexts = Translated<typeof enUs>

/** Texts that only the server speaks, in mails and pages of its own; kept out of what browsers load. */
export function backstageTextsOf(
  language: Language,
  toSimplified: (text: string) => string,
): BackstageTexts {
  if (language === 'zh_hk') return zhHk
  if (language === 'zh_cn') return simplified(zhHk, toSimplified)
  return enUs
}
