import { defaultVariant, type Variant } from '@systole/domain/hospitals/variant'
import { brandOf } from '../portal-variants.ts'
import {
  type Addressee,
  type MailSender,
  type MailText,
  sendPortalMail,
  type WriteMail,
} from './send-portal-mail.ts'

/** Mails support, in English. `to` sends it to an admin instead; `variant` names the brand whose support it is. */
export async function sendSupportMail(
  context: MailSender,
  { to, variant = defaultVariant, about = {} }: SupportAddressee,
  write: WriteMail<Omit<MailText, 'footer'>>,
): Promise<void> {
  const { recipient = brandOf(context, variant).supportEmail, footer } = to ?? {}
  const addressee = { to: recipient, variant, language: 'en_us', about } as const
  await sendPortalMail(context, addressee, (texts, when) => ({
    ...write(texts, when),
    footer: texts.operationsMails[footer ?? 'footer'],
  }))
}

type SupportAddressee = Pick<Addressee, 'about'> & {
  to?: { recipient: string; footer?: 'adminFooter' }
  variant?: Variant
}
