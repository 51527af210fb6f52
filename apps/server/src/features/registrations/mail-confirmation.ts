import { paths } from '@systole/contract/pages'
import { CONFIRMATION_LIFE_HOURS } from '@systole/domain/registrations/registration'
import type { CallContext } from '../../app-context.ts'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import { contactName } from './contact-name.ts'
import type { RegistrationRow } from './registration-store.ts'
import { applicantOf, sendApplicantMail } from './send-applicant-mail.ts'

/** Mails the link that confirms the address. */
export async function mailConfirmation(
  context: MailSender & Pick<CallContext, 'clock'>,
  asked: RegistrationRow,
  token: string,
): Promise<void> {
  const { registrationId, hospitalName } = asked
  const applicant = applicantOf(asked)
  const { language: lang } = applicant
  await sendApplicantMail(context, applicant, ({ confirm, facts }) => ({
    kind: 'confirm',
    occasion: `${registrationId}:${context.clock.now().getTime()}`,
    values: { hours: CONFIRMATION_LIFE_HOURS },
    closing: confirm.validity,
    facts: [
      [facts.hospital, hospitalName],
      [facts.contact, contactName(asked, lang)],
    ],
    path: paths.confirmRegistration({ token, lang }),
  }))
}
