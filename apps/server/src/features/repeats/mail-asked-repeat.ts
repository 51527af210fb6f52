import { sendCaseMail } from '../../mails/send-case-mail.ts'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import type { CaseRow } from '../cases/case-row-store.ts'

/** Mails the signer of the report that the clinic requests a repeat. The reason is only in the case. */
export async function mailAskedRepeat(
  context: MailSender,
  { consult, repeatId, readerId }: { consult: CaseRow; repeatId: string; readerId: string },
): Promise<void> {
  await sendCaseMail(context, consult, { readerId }, ({ caseMails: { reader } }) => ({
    ...reader.repeat,
    key: `repeat-asked:${repeatId}`,
    paragraphs: [reader.repeat.text],
  }))
}
