import { fullName } from '@systole/domain/accounts/full-name'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { nameInMail } from '../../../mails/name-in-mail.ts'
import { mailWelcomeLink } from '../../accounts/passwords/welcome-link.ts'
import type { HospitalRow } from '../hospital-store.ts'
import type { ColleagueRow } from './staff-store.ts'

/** Mails the link to choose a password, in the language of the hospital's messages; earlier links become invalid. */
export async function mailInvitation(
  context: CallContext,
  { hospital, actor }: { hospital: HospitalRow; actor: Actor },
  colleague: ColleagueRow,
): Promise<void> {
  const { accountId, email } = colleague
  const language = hospital.pushLanguage
  await mailWelcomeLink(
    context,
    {
      accountId,
      email,
      name: nameInMail({ ...colleague, userType: 'vet' }, { language, country: hospital.country }),
      hospitalId: hospital.hospitalId,
      hospitalName: hospital.name,
      language,
    },
    { kind: 'invited', by: fullName({ first: actor.firstName, last: actor.lastName }) },
  )
}
