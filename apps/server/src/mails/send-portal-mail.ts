import type { Language } from '@systole/domain/hospitals/hospital'
import type { Variant } from '@systole/domain/hospitals/variant'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../app-context.ts'
import { enqueueMail } from '../features/notifications/mail-queue-store.ts'
import { brandOf, originOf } from '../portal-variants.ts'
import { type ServerTexts, serverTexts } from '../server-texts.ts'
import { formatMailTime } from './format-mail-time.ts'
import { type MailContent, mailBody } from './mail-layout.ts'
import { oneLine } from './one-line.ts'

export type MailSender = Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>

/** The recipient of a mail, with the brand, the language and the country's wording in which it is written. */
export type Addressee = {
  /** One address; or several, each of which gets its own mail with the address in its key. */
  to: string | Iterable<string>
  variant: Variant
  language: Language
  country?: string | null
  /** The case and the hospital that the mail concerns, so that their logs and their erasure find it. */
  about?: { caseId?: string; hospitalId?: string }
}

type Link = { label: string; path: string }

/** A mail as its file writes it. Placeholders are filled from `values`, `{{brand}}` and `{{support}}`; facts are not. */
export type MailText = {
  /** Identifies the event: a second mail with the same key is not sent. */
  key: string
  values?: Readonly<Record<string, string | number>>
  subject: string
  /** The heading; the subject by default. */
  title?: string
  paragraphs: readonly string[]
  /** Paragraphs written by a person, whose braces are no placeholders. */
  quoted?: readonly string[]
  facts?: MailContent['facts']
  closing?: string
  /** The button and the link below it, to pages of the portal. */
  action?: Link
  more?: Link
  notice?: string
  footer: string
}

/** Writes a mail with the texts of its language and a formatter of times on the recipient's clock. */
export type WriteMail<T> = (texts: ServerTexts, when: (time: Date) => string) => T

/** Queues a mail of the portal in the caller's transaction; the only code that knows brand, origin, language and layout. */
export async function sendPortalMail(
  context: MailSender,
  addressee: Addressee,
  write: WriteMail<MailText>,
): Promise<void> {
  const { to, variant, language, country, about } = addressee
  const texts = serverTexts(language, country)
  const mail = write(texts, (time) => formatMailTime(time, texts.tag, country ?? ''))
  const written = { variant, language: texts.tag, ...about, ...contentOf(context, addressee, mail) }
  const addresses = typeof to === 'string' ? [to] : new Set(to)
  for (const recipient of addresses) {
    const dedupeKey = typeof to === 'string' ? mail.key : `${mail.key}:${recipient}`
    await enqueueMail(context, { ...written, dedupeKey, recipient, attachments: [] })
  }
}

function contentOf(
  context: MailSender,
  { variant, language, country }: Addressee,
  mail: MailText,
): { subject: string; plain: string; html: string } {
  const { tag } = serverTexts(language, country)
  const brand = brandOf(context, variant)
  const values = { brand: brand.name, support: brand.supportEmail, ...mail.values }
  const filled = (text: string) => fill(text, values)
  const linked = ({ label, path }: Link) => ({ label, href: originOf(context, variant) + path })
  const subject = oneLine(filled(mail.subject))
  const { title, paragraphs, quoted = [], facts, closing, action, more, notice, footer } = mail
  const body = mailBody({
    brand,
    language: tag,
    title: title === undefined ? subject : filled(title),
    paragraphs: [...paragraphs.map(filled), ...quoted],
    ...(facts && { facts }),
    ...(closing && { closing: filled(closing) }),
    ...(action && { action: linked(action) }),
    ...(more && { more: linked(more) }),
    ...(notice && { notice: filled(notice) }),
    footer: filled(footer),
  })
  return { subject, ...body }
}
