import type {
  renewRecoveryCodes as renewContract,
  turnOffTotp as turnOffContract,
} from '@systole/contract/accounts/second-factors'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { mailOwnSecurityNotice } from '../security-mail.ts'
import { requireProof } from '../sign-in/require-proof.ts'
import { replaceRecoveryCodes } from './recovery-code-store.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { deleteTotp, findTotp } from './totp-store.ts'

/**
 * Turns off the authenticator app and deletes its recovery codes; passkeys are kept. If it is off already, nothing is changed or
 * mailed.
 */
export async function turnOffTotp(context: CallContext, call: Call<typeof turnOffContract>) {
  const { actor, input, request } = call
  await requireProof(context, call, input.proof)
  await context.database.transaction(async (tx) => {
    const wasOn = await deleteTotp(tx, actor.accountId)
    await replaceRecoveryCodes(tx, actor.accountId, [])
    if (!wasOn) return
    await addAudit(
      tx,
      { actor, requestId: context.requestId },
      { action: 'secondFactor.off', object: `account:${actor.accountId}` },
    )
    await mailOwnSecurityNotice({ ...context, db: tx }, actor, { occasion: 'totpOff', request })
  })
  return {}
}

export async function renewRecoveryCodes(context: CallContext, call: Call<typeof renewContract>) {
  const { actor, input, request } = call
  await requireProof(context, call, input.proof)
  const { accountId } = actor
  const codes = newRecoveryCodes(context.secret, accountId)
  await context.database.transaction(async (tx) => {
    const factor = await findTotp(tx, accountId)
    if (!factor?.confirmedAt)
      throw new AppError('invalidParameter', { message: 'The authenticator app is not on.' })
    await replaceRecoveryCodes(tx, accountId, codes.hashes)
    await addAudit(
      tx,
      { actor, requestId: context.requestId },
      { action: 'secondFactor.codesRenewed', object: `account:${accountId}` },
    )
    const notice = { occasion: 'recoveryCodesRenewed', request } as const
    await mailOwnSecurityNotice({ ...context, db: tx }, actor, notice)
  })
  return { recovery_codes: codes.shown }
}
