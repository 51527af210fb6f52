import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { mailBody } from '../../mails/mail-layout.ts'
import { brandOf } from '../../portal-variants.ts'
import { serverTexts } from '../../server-texts.ts'
import { enqueueMail } from '../notifications/mail-store.ts'
import type { LedgerProblem } from './ledger-proof-store.ts'

const SHOWN = 20

/** Mails the problems to support, in the transaction that records the verification. */
export async function mailLedgerProblems(
  context: Pick<CallContext, 'db' | 'jobs' | 'settings'>,
  problems: readonly LedgerProblem[],
  at: Date,
): Promise<void> {
  const { ledger, footer } = serverTexts('en_us').paymentMails.alert
  const brand = brandOf(context, 'systole')
  const subject = fill(ledger.subject, { count: String(problems.length) })
  await enqueueMail(context, {
    dedupeKey: `ledger-proof:${at.toISOString()}`,
    variant: 'systole',
    recipient: brand.supportEmail,
    subject,
    language: 'en',
    attachments: [],
    ...mailBody({
      brand,
      language: 'en',
      title: subject,
      paragraphs: [ledger.text],
      facts: problems
        .slice(0, SHOWN)
        .map(({ kind, object, text }) => [ledger.kinds[kind], `${object}: ${text}`] as const),
      footer: fill(footer, { brand: brand.name }),
    }),
  })
}
