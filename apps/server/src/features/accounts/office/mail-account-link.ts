import { fullName } from '@systole/domain/accounts/full-name'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { nameInMail } from '../../../mails/name-in-mail.ts'
import { mailWelcomeLink } from '../passwords/welcome-link.ts'
import type { OfficeAccount } from './account-office-store.ts'

type Addressed = Pick<
  OfficeAccount,
  | 'accountId'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'title'
  | 'userType'
  | 'hospitalId'
  | 'hospitalName'
  | 'country'
  | 'pushLanguage'
>

/**
 * Mails a single-use link to choose a password, sent by an admin; earlier links become invalid. Staff are written to in English.
 */
export async function mailAccountLink(
  context: CallContext,
  actor: Actor,
  { account, kind }: { account: Addressed; kind: 'staff' | 'newPassword' | 'enabled' },
): Promise<void> {
  const { accountId, email, hospitalId, hospitalName } = account
  const language = account.pushLanguage ?? 'en_us'
  await mailWelcomeLink(
    context,
    {
      accountId,
      email,
      name: nameInMail(account, { language, country: account.country ?? '' }),
      hospitalId,
      hospitalName: hospitalName ?? '',
      language,
    },
    { kind, by: fullName({ first: actor.firstName, last: actor.lastName }) },
  )
}
