import type { Language } from '@systole/domain/hospitals/hospital'
import type { Brand } from '@systole/domain/hospitals/variant'
import { fill } from '@systole/i18n/fill'
import { mailBody } from '../../mails/mail-layout.ts'
import { oneLine } from '../../mails/one-line.ts'
import { serverTexts } from '../../server-texts.ts'

/** Composes the mail with the single-use link, in the language of the requester. */
export function resetMail(asked: {
  href: string
  minutes: number
  brand: Brand
  name: string
  language: Language
  country: string | null
}) {
  const { href, minutes, brand, name, language, country } = asked
  const { resetMail: texts, tag } = serverTexts(language, country)
  const values = { brand: brand.name, name, minutes }
  return {
    subject: oneLine(fill(texts.subject, values)),
    language: tag,
    attachments: [],
    ...mailBody({
      brand,
      language: tag,
      title: texts.title,
      paragraphs: [texts.hello, texts.asked, texts.validity].map((text) => fill(text, values)),
      action: { label: texts.action, href },
      notice: texts.ignore,
      footer: fill(texts.footer, values),
    }),
  }
}
