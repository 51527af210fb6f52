import type { MailSender } from '../../mails/send-portal-mail.ts'
import { sendSupportMail } from '../../mails/send-support-mail.ts'
import type { LedgerProblem } from './ledger-proof-store.ts'

const SHOWN = 20

/** Mails the problems to support, in the transaction that records the verification. */
export async function mailLedgerProblems(
  context: MailSender,
  problems: readonly LedgerProblem[],
  at: Date,
): Promise<void> {
  await sendSupportMail(
    context,
    {},
    ({
      paymentMails: {
        alert: { ledger },
      },
    }) => ({
      key: `ledger-proof:${at.toISOString()}`,
      values: { count: problems.length },
      subject: ledger.subject,
      paragraphs: [ledger.text],
      facts: problems
        .slice(0, SHOWN)
        .map(({ kind, object, text }) => [ledger.kinds[kind], `${object}: ${text}`] as const),
    }),
  )
}
