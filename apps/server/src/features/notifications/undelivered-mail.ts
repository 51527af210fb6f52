import { defaultVariant, type Variant, variantNamed } from '@systole/domain/hospitals/variant'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { mailBody } from '../../mails/mail-layout.ts'
import { brandOf } from '../../portal-variants.ts'
import { serverTexts } from '../../server-texts.ts'
import { enqueueMail, type Mail } from './mail-store.ts'

type Context = Pick<CallContext, 'db' | 'jobs' | 'settings'>

const PREFIX = 'undelivered:'

/** Notifies support of an undelivered mail; not if that mail was itself such a notice. */
export async function notifySupport(context: Context, mail: Mail): Promise<void> {
  const { mailId, dedupeKey, caseId, recipient, variant } = mail
  if (dedupeKey.startsWith(PREFIX)) return
  const { undelivered } = serverTexts('en_us').mailNotices
  await notice(context, {
    occasion: mailId,
    variant: variantNamed(variant),
    texts: undelivered,
    facts: [
      [undelivered.recipient, recipient],
      [undelivered.mail, mailId],
      [undelivered.case, caseId ?? ''],
    ],
  })
}

/** Notifies support of a released report of which no mail was accepted and which no one opened. */
export async function notifySupportOfReport(
  context: Context,
  { caseId, revision }: { caseId: string; revision: string },
): Promise<void> {
  const { unreached } = serverTexts('en_us').mailNotices
  await notice(context, {
    occasion: `${caseId}:${revision}`,
    variant: defaultVariant,
    texts: unreached,
    facts: [
      [unreached.case, caseId],
      [unreached.revision, revision],
    ],
  })
}

async function notice(
  context: Context,
  of: {
    occasion: string
    variant: Variant
    texts: { subject: string; title: string; text: string; footer: string }
    facts: readonly (readonly [label: string, value: string])[]
  },
): Promise<void> {
  const { occasion, variant, texts, facts } = of
  const brand = brandOf(context, variant)
  await enqueueMail(context, {
    dedupeKey: `${PREFIX}${occasion}`,
    variant,
    recipient: brand.supportEmail,
    subject: fill(texts.subject, { brand: brand.name }),
    language: 'en',
    attachments: [],
    ...mailBody({
      brand,
      language: 'en',
      title: texts.title,
      paragraphs: [texts.text],
      facts,
      footer: fill(texts.footer, { brand: brand.name }),
    }),
  })
}
