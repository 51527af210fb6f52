import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { backstageTexts } from '../../backstage-texts.ts'
import { mailBody } from '../../mails/mail-layout.ts'
import { brandOf } from '../../portal-variants.ts'
import { enqueueMail } from './mail-store.ts'

export type SupportNotice = {
  dedupeKey: string
  subject: string
  text: string
  facts: (readonly [label: string, value: string])[]
  /** The page of the portal to continue on. */
  address: string
}

/** Mails support, in English, in the caller's transaction. */
export async function mailSupport(
  context: Pick<CallContext, 'db' | 'jobs' | 'settings'>,
  { dedupeKey, subject, text, facts, address }: SupportNotice,
): Promise<void> {
  const { page, footer } = backstageTexts('en_us').operationsMails
  const brand = brandOf(context, 'systole')
  await enqueueMail(context, {
    dedupeKey,
    variant: 'systole',
    recipient: brand.supportEmail,
    subject: `${brand.name}: ${subject}`,
    language: 'en',
    attachments: [],
    ...mailBody({
      brand,
      language: 'en',
      title: subject,
      paragraphs: [text],
      facts,
      action: { label: page, href: address },
      footer: fill(footer, { brand: brand.name }),
    }),
  })
}
