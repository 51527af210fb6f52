import type { Language } from '@systole/domain/hospitals/hospital'
import { type Variant, variantNamed } from '@systole/domain/hospitals/variant'
import { nameInMail } from '../../mails/name-in-mail.ts'
import { type MailSender, type MailText, sendPortalMail } from '../../mails/send-portal-mail.ts'
import type { ServerTexts } from '../../server-texts.ts'
import type { RegistrationRow } from './registration-store.ts'

type Texts = ServerTexts['registrationMails']
export type Applicant = {
  email: string
  name: string
  language: Language
  country: string
  variant: Variant
}
type ApplicantMail = Pick<MailText, 'values' | 'closing' | 'facts'> & {
  kind: 'confirm' | 'known' | 'declined'
  /** Identifies the event, so that one mail is sent for it. */
  occasion: string
  /** The page of the button. */
  path: string
}

/** Mails an applicant in their language, with the texts of the kind of mail. */
export async function sendApplicantMail(
  context: MailSender,
  { email: to, name, language, country, variant }: Applicant,
  write: (texts: Texts) => ApplicantMail,
): Promise<void> {
  const addressee = { to, variant, language, country }
  await sendPortalMail(context, addressee, ({ registrationMails: texts }) => {
    const { kind, occasion, values, path, ...mail } = write(texts)
    const { subject, title, text, action: label } = texts[kind]
    return {
      ...mail,
      key: `registration-${kind}:${occasion}`,
      values: { ...values, name },
      subject,
      title,
      paragraphs: [texts.hello, text],
      action: { label, path },
      footer: texts.footer,
    }
  })
}

export function applicantOf(registration: RegistrationRow): Applicant {
  const { email, country, variant, language } = registration
  const name = nameInMail({ ...registration, userType: 'vet' }, { language, country })
  return { email, name, language, country, variant: variantNamed(variant) }
}
