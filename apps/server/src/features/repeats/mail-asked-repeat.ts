import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { sendCaseMail } from '../../mails/send-case-mail.ts'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { findServiceTerms } from '../services/service-store.ts'

/** Mails the signer of the report that the clinic requests a repeat. The reason is only in the case. */
export async function mailAskedRepeat(
  context: MailSender,
  { consult, repeatId, readerId }: { consult: CaseRow; repeatId: string; readerId: string },
): Promise<void> {
  const { promiseMinutes } = await findServiceTerms(context.db, consult.service)
  await sendCaseMail(context, consult, { readerId }, ({ caseMails: { reader } }) => {
    const { subject, title, text } = isEcgService(consult.service)
      ? reader.repeat.ecg
      : reader.repeat
    return {
      ...{ subject, title, action: reader.repeat.action },
      key: `repeat-asked:${repeatId}`,
      values: { minutes: String(promiseMinutes) },
      paragraphs: [text],
    }
  })
}
