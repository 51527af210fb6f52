import { paths } from '@systole/contract/pages'
import type { RepeatDecision } from '@systole/domain/repeats/repeat'
import { sendCaseMail } from '../../mails/send-case-mail.ts'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import type { CaseRow } from '../cases/case-row-store.ts'

/** Mails the clinic whether the report is repeated. */
export async function mailDecidedRepeat(
  context: MailSender,
  decided: { consult: CaseRow; repeatId: string; decision: RepeatDecision },
): Promise<void> {
  const { consult, repeatId, decision } = decided
  const { caseId, lastRevision } = consult
  await sendCaseMail(context, consult, 'clinic', ({ caseMails: { clinic } }) => ({
    ...clinic.repeat[decision],
    key: `repeat-decided:${repeatId}`,
    paragraphs: [clinic.repeat[decision].text],
    action: clinic.repeat.action,
    path: paths.econsultReport({ caseId, revision: lastRevision ?? '' }),
  }))
}
