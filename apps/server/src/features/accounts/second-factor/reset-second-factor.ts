import type { resetSecondFactor as contract } from '@systole/contract/accounts/second-factors'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { livingAccount } from '../account-store.ts'
import { deletePasskeysOf } from '../passkeys/passkey-store.ts'
import { mailSecurityNotice } from '../security-mail.ts'
import { deleteSessionsOf } from '../sign-in/session-store.ts'
import { replaceRecoveryCodes } from './recovery-code-store.ts'
import { deleteTotp } from './totp-store.ts'

/**
 * Resets the second factor of a person who lost phone and codes, after support has verified the identity. Not possible for the
 * own account.
 */
export async function resetSecondFactor(
  context: CallContext,
  { actor, input, request }: Call<typeof contract>,
) {
  const reason = input.reason?.trim()
  if (!reason) throw new AppError('reasonRequired', { data: { field: 'reason' } })
  if (input.uid === actor.accountId) throw new AppError('accessDenied')
  const account = await livingAccount(context.db, input.uid)
  if (!account) throw new AppError('accountNotFound')
  const { accountId } = account
  const hadTotp = await deleteTotp(context.db, accountId)
  await replaceRecoveryCodes(context.db, accountId, [])
  const passkeys = await deletePasskeysOf(context.db, accountId)
  await deleteSessionsOf(context.db, accountId)
  await addAudit(
    context.db,
    { actor, requestId: context.requestId },
    {
      action: 'secondFactor.reset',
      object: `account:${accountId}`,
      details: { reason, totp: hadTotp, passkeys },
    },
  )
  await mailSecurityNotice(context, account, { occasion: 'secondFactorReset', request })
  return {}
}
