import { fullName } from '@systole/domain/accounts/full-name'
import { Language } from '@systole/domain/hospitals/hospital'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { mailWelcomeLink } from '../welcome-link.ts'
import type { OfficeAccount } from './account-office-store.ts'

type Addressed = Pick<
  OfficeAccount,
  'accountId' | 'email' | 'firstName' | 'lastName' | 'hospitalId' | 'hospitalName' | 'pushLanguage'
>

/** A single-use link to choose a password, from the office; earlier links end. Staff are written to in English. */
export async function mailAccountLink(
  context: CallContext,
  actor: Actor,
  { account, kind }: { account: Addressed; kind: 'staff' | 'newPassword' | 'enabled' },
): Promise<void> {
  const { accountId, email, firstName, lastName, hospitalId, hospitalName } = account
  await mailWelcomeLink(
    context,
    {
      accountId,
      email,
      name: fullName({ first: firstName, last: lastName }),
      hospitalId,
      hospitalName: hospitalName ?? '',
      language: Language.catch('en_us').parse(account.pushLanguage),
    },
    { kind, by: fullName({ first: actor.firstName, last: actor.lastName }) },
  )
}
