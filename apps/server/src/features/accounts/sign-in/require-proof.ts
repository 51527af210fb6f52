import type { Proof } from '@systole/contract/accounts/second-factors'
import type { ProofMeans } from '@systole/domain/accounts/proof-means'
import type { FastifyRequest } from 'fastify'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { findAccount } from '../account-store.ts'
import { verifyPasskeyAnswer } from '../passkeys/verify-passkey-answer.ts'
import { verifyPassword } from '../passwords/password-hash.ts'
import { useTotpCode, useTypedRecoveryCode } from '../second-factor/check-codes.ts'
import { limitFailures } from './limit-attempts.ts'
import { openLoginKey } from './open-login-key.ts'

/**
 * Requires a proof of identity for changes of sign-in methods and for signing reports, because an open tab does not identify its
 * owner (ASVS 7.5.1, 7.5.3).
 */
export async function requireProof(
  context: CallContext,
  { actor, request }: { actor: Actor; request: FastifyRequest },
  proof: Proof,
): Promise<void> {
  const who = { subject: actor.accountId, ip: request.ip }
  const isProven = await limitFailures(context, 'proof', who, async () =>
    (await holds(context, { actor, request }, proof)) ? true : undefined,
  )
  if (isProven) return
  await addAudit(
    context.database,
    { actor, requestId: context.requestId },
    { action: 'account.proofRefused', object: `account:${actor.accountId}` },
  )
  throw new AppError('proofRefused')
}

/** Returns the method of a proof. */
export function meansIn(proof: Proof): ProofMeans {
  if ('totp' in proof) return 'totp'
  if ('recovery' in proof) return 'recovery'
  return 'passkey' in proof ? 'passkey' : 'password'
}

async function holds(
  context: CallContext,
  { actor, request }: { actor: Actor; request: FastifyRequest },
  proof: Proof,
): Promise<boolean> {
  const { accountId } = actor
  if ('totp' in proof) return useTotpCode(context, accountId, proof.totp)
  if ('recovery' in proof) return useTypedRecoveryCode(context, accountId, proof.recovery)
  if ('passkey' in proof) {
    const answered = { answer: proof.passkey, askedOf: accountId }
    return (await verifyPasskeyAnswer(context, request, answered)) === accountId
  }
  const password = await openLoginKey(context, request, { key: proof.password, field: 'proof' })
  const row = await findAccount(context.database, accountId)
  return row !== undefined && verifyPassword(row.account.passwordHash, password)
}
