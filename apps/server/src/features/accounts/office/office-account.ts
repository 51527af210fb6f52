import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { findAccountForChange, type OfficeAccount } from './account-office-store.ts'

/** Returns and locks the account that an admin changes. */
export async function officeAccount(db: CallContext['db'], uid: string): Promise<OfficeAccount> {
  const account = await findAccountForChange(db, uid)
  if (!account) throw new AppError('accountNotFound')
  return account
}

/** Returns and locks an enabled account; a disabled one has no sessions, links or attempts. */
export async function enabledAccount(db: CallContext['db'], uid: string): Promise<OfficeAccount> {
  const account = await officeAccount(db, uid)
  if (account.disabledAt)
    throw new AppError('accountNotFound', { message: 'This account is disabled. Enable it first.' })
  return account
}

export async function auditAccount(
  { db, requestId }: Pick<CallContext, 'db' | 'requestId'>,
  actor: Actor,
  entry: { action: string; accountId: string; details?: Record<string, unknown> },
): Promise<void> {
  const { action, accountId, details = {} } = entry
  await addAudit(db, { actor, requestId }, { action, object: `account:${accountId}`, details })
}
