import type { Variant } from '@systole/domain/hospitals/variant'
import { fill } from '@systole/i18n/fill'
import type { ServerOnlyTexts } from '@systole/i18n/translated'
import type { CallContext } from '../../../app-context.ts'
import { mailBody } from '../../../mails/mail-layout.ts'
import { brandOf, originOf } from '../../../portal-variants.ts'
import { serverTexts } from '../../../server-texts.ts'
import { enqueueMail } from '../../notifications/mail-store.ts'

type Alert = ServerOnlyTexts['paymentMails']['alert']

/** Mails support about payments without a case: unmatched payments, reconciliation differences. */
export async function mailOffice(
  context: Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>,
  of: {
    occasion: string
    variant: Variant
    subject: 'foreign' | 'differences' | 'refundAsked'
    /** The recipient; support by default. */
    recipient?: string
    facts: (labels: Alert) => readonly (readonly [label: string, value: string])[]
    address: string
  },
): Promise<void> {
  const { alert } = serverTexts('en_us').paymentMails
  const { subject, text } = alert[of.subject]
  const brand = brandOf(context, of.variant)
  await enqueueMail(context, {
    dedupeKey: of.occasion,
    variant: of.variant,
    recipient: of.recipient ?? brand.supportEmail,
    subject,
    language: 'en',
    attachments: [],
    ...mailBody({
      brand,
      language: 'en',
      title: subject,
      paragraphs: [text],
      facts: of.facts(alert),
      action: { label: alert.open, href: `${originOf(context, of.variant)}${of.address}` },
      footer: fill(alert.footer, { brand: brand.name }),
    }),
  })
}
