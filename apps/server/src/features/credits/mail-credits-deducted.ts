import { paths } from '@systole/contract/pages'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { formatMailTime } from '../../mails/format-mail-time.ts'
import { mailClinic } from '../../mails/mail-about-case.ts'
import type { CaseRow } from '../cases/case-row-store.ts'

/**
 * Mails the creator of the case and the hospital how many credits were deducted and when the report is due. A distributor's
 * remaining quota is not disclosed to the hospital.
 */
export async function mailCreditsDeducted(
  context: CallContext,
  consult: CaseRow,
  taken: { credits: number; change: number; left: number | undefined; isSentNow: boolean },
): Promise<void> {
  const { credits, change, left, isSentNow } = taken
  const { dueAt, country, caseId } = consult
  const amount = String(credits)
  await mailClinic(context, consult, {
    key: `credits-taken:${caseId}:${change}`,
    page: paths.billing(),
    wordsOf: (_, tag, { paymentMails: { credits: texts } }) => {
      const due = dueAt ? formatMailTime(dueAt, tag, country) : ''
      return {
        subject: texts.subject,
        title: texts.title,
        action: texts.open,
        paragraphs: [
          fill(texts.text, { amount }),
          ...(isSentNow ? [fill(texts.sent, { due })] : []),
        ],
      }
    },
    facts: ({ paymentMails: { credits: texts } }) => [
      [texts.credits, amount],
      ...(left === undefined ? [] : [[texts.left, String(left)] as const]),
    ],
  })
}
