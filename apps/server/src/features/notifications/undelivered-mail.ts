import { variantNamed } from '@systole/domain/hospitals/variant'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { backstageTexts } from '../../backstage-texts.ts'
import { mailBody } from '../../mails/mail-layout.ts'
import { brandOf } from '../../portal-variants.ts'
import { enqueueMail, type Mail } from './mail-store.ts'

const PREFIX = 'undelivered:'

/** No mail goes missing without a person hearing of it; the notice itself is not announced again. */
export async function tellSupport(
  context: Pick<CallContext, 'db' | 'jobs' | 'settings'>,
  { mailId, dedupeKey, caseId, recipient, variant: sentAs }: Mail,
): Promise<void> {
  if (dedupeKey.startsWith(PREFIX)) return
  const variant = variantNamed(sentAs)
  const brand = brandOf(context, variant)
  const { undelivered: texts } = backstageTexts('en_us').mailNotices
  await enqueueMail(context, {
    dedupeKey: `${PREFIX}${mailId}`,
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
      facts: [
        [texts.recipient, recipient],
        [texts.mail, mailId],
        [texts.case, caseId ?? ''],
      ],
      footer: fill(texts.footer, { brand: brand.name }),
    }),
  })
}
