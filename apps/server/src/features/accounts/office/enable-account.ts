import type { enableAccount as contract } from '@systole/contract/accounts/account-directory'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { setEnabled } from './account-office-store.ts'
import { mailAccountLink } from './mail-account-link.ts'
import { auditAccount, officeAccount } from './office-account.ts'

/** Enables an account. It has no password and no second factor, because its address may belong to someone else. */
export async function enableAccount(context: CallContext, { actor, input }: Call<typeof contract>) {
  const { db, clock } = context
  const account = await officeAccount(db, input.uid)
  if (!account.disabledAt) return {}
  if (account.hospitalErasedAt)
    throw new AppError('accountNotFound', { message: 'The hospital of this account is erased.' })
  const { accountId } = account
  if (!(await setEnabled(db, accountId, clock.now()))) throw new AppError('addressTaken')
  await mailAccountLink(context, actor, { account, kind: 'enabled' })
  await auditAccount(context, actor, { action: 'account.enabled', accountId })
  return {}
}
