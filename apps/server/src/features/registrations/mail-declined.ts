import { paths } from '@systole/contract/pages'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import type { RegistrationRow } from './registration-store.ts'
import { applicantOf, sendApplicantMail } from './send-applicant-mail.ts'

/** Mails the applicant the admin's reason for declining. */
export async function mailDeclined(
  context: MailSender,
  declined: RegistrationRow,
  reason: string,
): Promise<void> {
  const applicant = applicantOf(declined)
  await sendApplicantMail(context, applicant, (texts) => ({
    kind: 'declined',
    occasion: declined.registrationId,
    values: { hospital: declined.hospitalName },
    closing: texts.declined.again,
    facts: [[texts.facts.reason, reason]],
    path: paths.register({ lang: applicant.language }),
  }))
}
