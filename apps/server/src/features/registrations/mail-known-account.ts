import { paths } from '@systole/contract/pages'
import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import { type Applicant, sendApplicantMail } from './send-applicant-mail.ts'

/**
 * Mails the owner of a registered address, at most once in a quarter of an hour; the page itself does not reveal that the account
 * exists.
 */
export async function mailKnownAccount(
  context: MailSender & Pick<CallContext, 'clock'>,
  applicant: Applicant,
): Promise<void> {
  const quarter = Math.floor(context.clock.now().getTime() / (15 * MINUTE))
  const { email, language: lang } = applicant
  await sendApplicantMail(context, applicant, ({ known }) => ({
    kind: 'known',
    occasion: `${email}:${quarter}`,
    closing: known.ignore,
    path: paths.login({ lang }),
  }))
}
