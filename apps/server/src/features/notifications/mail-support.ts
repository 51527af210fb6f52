import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { mailBody } from '../../mails/mail-layout.ts'
import { brandOf } from '../../portal-variants.ts'
import { serverTexts } from '../../server-texts.ts'
import { enqueueMail } from './mail-store.ts'

export type SupportNotice = {
  dedupeKey: string
  subject: string
  text: string
  facts: (readonly [label: string, value: string])[]
  /** The page of the portal to continue on. */
  address: string
  /** The hospital it concerns, so that its erasure finds the mail. */
  hospitalId?: string
  /** The label of the button; it leads to the System page by default. */
  button?: string
}

type Context = Pick<CallContext, 'db' | 'jobs' | 'settings'>

/** Mails support, in English, in the caller's transaction. */
export async function mailSupport(context: Context, notice: SupportNotice): Promise<void> {
  const { footer } = serverTexts('en_us').operationsMails
  await mailOperator(context, notice, {
    recipient: brandOf(context, 'systole').supportEmail,
    footer,
  })
}

/** Mails an admin, in English, in the caller's transaction. */
export async function mailAdmin(
  context: Context,
  recipient: string,
  notice: SupportNotice,
): Promise<void> {
  const { adminFooter: footer } = serverTexts('en_us').operationsMails
  await mailOperator(context, notice, { recipient, footer })
}

async function mailOperator(
  context: Context,
  { dedupeKey, hospitalId, subject, text, facts, address, button }: SupportNotice,
  { recipient, footer }: { recipient: string; footer: string },
): Promise<void> {
  const { page } = serverTexts('en_us').operationsMails
  const brand = brandOf(context, 'systole')
  await enqueueMail(context, {
    dedupeKey,
    ...(hospitalId !== undefined && { hospitalId }),
    variant: 'systole',
    recipient,
    subject: `${brand.name}: ${subject}`,
    language: 'en',
    attachments: [],
    ...mailBody({
      brand,
      language: 'en',
      title: subject,
      paragraphs: [text],
      facts,
      action: { label: button ?? page, href: address },
      footer: fill(footer, { brand: brand.name }),
    }),
  })
}
