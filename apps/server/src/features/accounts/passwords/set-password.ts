import type { setPassword as contract } from '@systole/contract/accounts/accounts'
import type { CallContext } from '../../../app-context.ts'
import { hashToken, isPortal } from '../../../http/access/session-token.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { PublicCall } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import {
  endPasswordResets,
  findPasswordReset,
  setPasswordHash,
  usePasswordReset,
} from '../account-store.ts'
import { mailOwnSecurityNotice } from '../security-mail.ts'
import { openSealedPassword } from '../sign-in/sealed-key.ts'
import { deleteSessionsOf } from '../sign-in/session-store.ts'
import { acceptNewPassword } from './new-password.ts'

/** Sets a password, once per link; invalidates all other links and ends all sessions of the account. LOGIN-7; trust 1.1.5. */
export async function setPassword(
  context: CallContext,
  { input, request }: PublicCall<typeof contract>,
) {
  const now = context.clock.now()
  const audience = isPortal(request) ? 'browser' : 'api'
  const sealed = openSealedPassword(context.secret, input.password, { now, audience })
  if (!sealed) throw fieldRefusal('password', 'is not a key from key_gen, or it is over')
  const tokenHash = hashToken(input.token)
  const asked = await findPasswordReset(context.database, tokenHash, now)
  if (!asked) throw linkIsOver()
  const passwordHash = await acceptNewPassword(sealed.password, asked)
  return context.database.transaction(async (tx) => {
    const owner = await usePasswordReset(tx, tokenHash, now)
    if (!owner) throw linkIsOver()
    await endPasswordResets(tx, owner.accountId, now)
    await setPasswordHash(tx, owner.accountId, passwordHash)
    await deleteSessionsOf(tx, owner.accountId)
    await addAudit(
      tx,
      { actor: undefined, requestId: context.requestId },
      { action: 'password.set', object: `account:${owner.accountId}` },
    )
    if (owner.purpose === 'reset') {
      const notice = { occasion: 'passwordChanged', request } as const
      await mailOwnSecurityNotice({ ...context, db: tx }, owner, notice)
    }
    return { email: owner.email, user_type: owner.userType }
  })
}

function linkIsOver(): AppError {
  return new AppError('loginRefused', {
    message: 'This link has already been used or has expired. Request a new one.',
  })
}
