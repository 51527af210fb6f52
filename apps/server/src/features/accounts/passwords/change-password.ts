import type { changePassword as contract } from '@systole/contract/accounts/own-account'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { deleteDevicesOf } from '../../notifications/push/push-device-store.ts'
import { endPasswordResets, setPasswordHash } from '../account-store.ts'
import { mailOwnSecurityNotice } from '../security-mail.ts'
import { openLoginKey } from '../sign-in/open-login-key.ts'
import { requireProof } from '../sign-in/require-proof.ts'
import { deleteOtherSessions } from '../sign-in/session-store.ts'
import { acceptNewPassword } from './new-password.ts'

/** Changes the password and ends all other sessions and reset links of the account. */
export async function changePassword(context: CallContext, call: Call<typeof contract>) {
  const { actor, input, request } = call
  const { accountId } = actor
  const next = { key: input.password, field: 'password' }
  const password = await openLoginKey(context, request, next)
  await requireProof(context, call, { password: input.current })
  const passwordHash = await acceptNewPassword(password, actor)
  const ended = await context.database.transaction(async (tx) => {
    await setPasswordHash(tx, accountId, passwordHash)
    await deleteDevicesOf(tx, accountId)
    await endPasswordResets(tx, accountId, context.clock.now())
    await addAudit(
      tx,
      { actor, requestId: context.requestId },
      { action: 'password.changed', object: `account:${accountId}` },
    )
    const notice = { occasion: 'passwordChanged', request } as const
    await mailOwnSecurityNotice({ ...context, db: tx }, actor, notice)
    return deleteOtherSessions(tx, actor)
  })
  return { ended }
}
