import type {
  confirmTotp as confirmContract,
  setUpTotp as setUpContract,
} from '@systole/contract/accounts/second-factors'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { relyingParty } from '../passkeys/relying-party.ts'
import { mailOwnSecurityNotice } from '../security-mail.ts'
import { limitFailures } from '../sign-in/limit-attempts.ts'
import { requireProof } from '../sign-in/require-proof.ts'
import { deleteOtherSessions } from '../sign-in/session-store.ts'
import { replaceRecoveryCodes } from './recovery-code-store.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { newTotpSecret, openTotpSecret, sealTotpSecret, stepOfCode, totpUri } from './totp.ts'
import { findTotp, putPendingTotp, turnTotpOn } from './totp-store.ts'

/** Creates a new secret each time; the factor is inactive until a code confirms it. */
export async function setUpTotp(context: CallContext, call: Call<typeof setUpContract>) {
  const { actor, input, request } = call
  await requireProof(context, call, input.proof)
  const secret = newTotpSecret()
  const isKept = await putPendingTotp(context.database, {
    accountId: actor.accountId,
    sealedSecret: sealTotpSecret(context.secret, actor.accountId, secret),
    now: context.clock.now(),
  })
  if (!isKept)
    throw new AppError('invalidParameter', { message: 'The authenticator app is on already.' })
  const { name } = relyingParty(context, request)
  return { secret, uri: totpUri({ secret, brand: name, email: actor.email }) }
}

/**
 * Activates the factor and ends other sessions, which must sign in with it. The reply is not stored, so it cannot be repeated by
 * an idempotency key.
 */
export async function confirmTotp(context: CallContext, call: Call<typeof confirmContract>) {
  const { actor, input, request } = call
  const { accountId } = actor
  const now = context.clock.now()
  const factor = await findTotp(context.database, accountId)
  if (!factor || factor.confirmedAt) throw nothingToConfirm()
  const { sealedSecret } = factor
  const secret = openTotpSecret(context.secret, accountId, sealedSecret)
  const who = { subject: accountId, ip: request.ip }
  const step = await limitFailures(context, 'second factor', who, () =>
    stepOfCode(secret, input.code, now),
  )
  if (step === undefined) throw new AppError('secondFactorRefused')
  const codes = newRecoveryCodes(context.secret, accountId)
  await context.database.transaction(async (tx) => {
    if (!(await turnTotpOn(tx, { accountId, sealedSecret, step, now }))) throw nothingToConfirm()
    await replaceRecoveryCodes(tx, accountId, codes.hashes)
    await deleteOtherSessions(tx, actor)
    await addAudit(
      tx,
      { actor, requestId: context.requestId },
      { action: 'secondFactor.on', object: `account:${accountId}` },
    )
    await mailOwnSecurityNotice({ ...context, db: tx }, actor, { occasion: 'totpOn', request })
  })
  return { recovery_codes: codes.shown }
}

function nothingToConfirm(): AppError {
  return fieldRefusal('code', 'is for no authenticator app: there is none to confirm')
}
