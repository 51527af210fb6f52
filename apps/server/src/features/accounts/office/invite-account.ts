import type { inviteAccount as contract } from '@systole/contract/accounts/account-directory'
import { STAFF_ROLES } from '@systole/domain/accounts/account-office'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { mailAccountLink } from './mail-account-link.ts'
import { auditAccount } from './office-account.ts'
import { readPerson } from './read-person.ts'
import { insertInvitedStaff } from './staff-account-store.ts'

/** Creates a staff account without a password and mails a link to choose one. */
export async function inviteAccount(context: CallContext, { actor, input }: Call<typeof contract>) {
  const { db, clock } = context
  const { userType, ...person } = readPerson(input)
  if (!STAFF_ROLES.includes(userType)) throw fieldRefusal('user_type', 'is not a role of staff')
  const row = await insertInvitedStaff(db, userType, { person, now: clock.now() })
  if (!row) throw new AppError('addressTaken', { data: { field: 'email' } })
  const account = { ...row, userType, hospitalName: null, country: null, pushLanguage: null }
  await mailAccountLink(context, actor, { account, kind: 'staff' })
  await auditAccount(context, actor, {
    action: 'account.invited',
    accountId: row.accountId,
    details: { userType },
  })
  return { uid: row.accountId }
}
