import { paths } from '@systole/contract/pages'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import type { RepeatDecision } from '@systole/domain/repeats/repeat'
import { sendCaseMail } from '../../mails/send-case-mail.ts'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { findServiceTerms } from '../services/service-store.ts'

/** Mails the clinic whether the report is repeated. */
export async function mailDecidedRepeat(
  context: MailSender,
  decided: { consult: CaseRow; repeatId: string; decision: RepeatDecision },
): Promise<void> {
  const { consult, repeatId, decision } = decided
  const { caseId, lastRevision, service } = consult
  const { promiseMinutes } = await findServiceTerms(context.db, service)
  await sendCaseMail(context, consult, 'clinic', ({ caseMails: { clinic } }) => {
    const words = (isEcgService(service) ? clinic.repeat.ecg : clinic.repeat)[decision]
    return {
      ...words,
      key: `repeat-decided:${repeatId}`,
      values: { minutes: String(promiseMinutes) },
      paragraphs: [words.text],
      action: clinic.repeat.action,
      path: paths.econsultReport({ caseId, revision: lastRevision ?? '' }),
    }
  })
}
