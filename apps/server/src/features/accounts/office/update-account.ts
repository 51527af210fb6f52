import type { updateAccount as contract } from '@systole/contract/accounts/account-directory'
import { encodeName } from '@systole/contract/wire/codec'
import { firstPermissions } from '@systole/domain/access/permissions'
import { refuseRoleChange } from '@systole/domain/accounts/account-office'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { endPasswordResets } from '../account-store.ts'
import { deleteSessionsOf } from '../sign-in/session-store.ts'
import { type OfficeAccount, otherAdmins, setAccountFacts } from './account-office-store.ts'
import { mailAccountChange } from './mail-account-change.ts'
import { auditAccount, officeAccount } from './office-account.ts'
import { readPerson } from './read-person.ts'
import { releaseCasesOf } from './release-cases-of.ts'

const FIELDS = {
  email: 'email',
  firstName: 'firstName',
  lastName: 'lastName',
  title: 'title',
  user_type: 'userType',
} as const satisfies Record<string, keyof OfficeAccount>

type UpdateCall = Call<typeof contract>

export async function updateAccount(context: CallContext, { actor, input }: UpdateCall) {
  const { db } = context
  const next = readPerson(input)
  const others = await otherAdmins(db, input.uid)
  const account = await officeAccount(db, input.uid)
  const { accountId } = account
  if (Object.entries(FIELDS).some(([name, key]) => seenOf(input, name) !== account[key]))
    throw new AppError('versionConflict')
  const reason = input.reason?.trim() ?? ''
  refuseRole(account, next.userType, { actorId: actor.accountId, otherAdmins: others, reason })
  const changed = Object.entries(FIELDS).flatMap(([field, key]) =>
    account[key] === next[key]
      ? []
      : [{ field: encodeName(field), from: account[key], to: next[key] }],
  )
  if (changed.length === 0) return { cases: 0 }
  const isMoved = account.email !== next.email
  const hasNewRole = account.userType !== next.userType
  const facts = { ...next, ...(hasNewRole && { permissions: firstPermissions(next.userType) }) }
  if (!(await setAccountFacts(db, accountId, facts)))
    throw new AppError('addressTaken', { data: { field: 'email' } })
  const cases = hasNewRole ? await releaseCasesOf(context, actor, accountId) : 0
  // open pages have the former role, and mailed links the former address
  if ((isMoved || hasNewRole) && accountId !== actor.accountId)
    await deleteSessionsOf(db, accountId)
  if (isMoved) await endPasswordResets(db, accountId, context.clock.now())
  const details = { reason, fields: changed, cases }
  await auditAccount(context, actor, { action: 'account.changed', accountId, details })
  await mailAccountChange(context, account, next)
  return { cases }
}

function seenOf({ seen }: UpdateCall['input'], name: string): string | undefined {
  return Object.entries(seen).find(([field]) => field === name)?.[1]
}

function refuseRole(
  account: OfficeAccount,
  to: OfficeAccount['userType'],
  circumstances: Parameters<typeof refuseRoleChange>[2],
): void {
  const refusal = refuseRoleChange(account, to, circumstances)
  if (refusal === 'roleRefused') throw fieldRefusal('user_type', 'cannot be given to this account')
  if (refusal === 'reasonRequired') throw new AppError(refusal, { data: { field: 'reason' } })
  if (refusal) throw new AppError(refusal)
}
