import type { SecondFactor, SecondFactorDemand } from '@systole/contract/accounts/second-factors'
import type { FastifyRequest } from 'fastify'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { addAudit } from '../../audit/audit-store.ts'
import type { AccountRow } from '../account-store.ts'
import { askPasskey } from '../passkeys/ask-passkey.ts'
import { passkeysOf } from '../passkeys/passkey-store.ts'
import { verifyPasskeyAnswer } from '../passkeys/verify-passkey-answer.ts'
import { mailSecurityNotice } from '../security-mail.ts'
import { limitFailures } from '../sign-in/limit-attempts.ts'
import { useTotpCode, useTypedRecoveryCode } from './check-codes.ts'
import { countRecoveryCodes } from './recovery-code-store.ts'
import { findTotp } from './totp-store.ts'

type Method = 'password' | 'totp' | 'recovery' | 'passkey'
type Attempt = { shown: SecondFactor | undefined; request: FastifyRequest }

/** Requests the second factor after the correct password, if one is on, and returns the method used. ADR 10. */
export async function passSecondFactor(
  context: CallContext,
  account: AccountRow,
  { shown, request }: Attempt,
): Promise<Method> {
  const { accountId } = account
  const factor = await findTotp(context.database, accountId)
  if (!factor?.confirmedAt) return 'password'
  if (!shown) {
    throw new AppError('secondFactorRequired', { data: await demand(context, accountId, request) })
  }
  const method = await limitFailures(
    context,
    'second factor',
    { subject: accountId, ip: request.ip },
    () => methodShown(context, accountId, { shown, request }),
  )
  if (!method) {
    await addAudit(
      context.database,
      { actor: undefined, requestId: context.requestId },
      { action: 'login.secondFactorRefused', object: `account:${accountId}` },
    )
    throw new AppError('secondFactorRefused')
  }
  if (method === 'recovery') await mailRecoveryUse(context, account, request)
  return method
}

async function demand(
  context: CallContext,
  accountId: string,
  request: FastifyRequest,
): Promise<SecondFactorDemand> {
  const keys = await passkeysOf(context.database, accountId)
  const codesLeft = await countRecoveryCodes(context.database, accountId)
  return {
    methods: [
      'totp',
      ...(keys.length > 0 ? (['passkey'] as const) : []),
      ...(codesLeft > 0 ? (['recovery'] as const) : []),
    ],
    ...(keys.length > 0 && {
      passkey: await askPasskey(context, request, { accountId, keys }),
    }),
  }
}

async function methodShown(
  context: CallContext,
  accountId: string,
  { shown, request }: { shown: SecondFactor; request: FastifyRequest },
): Promise<Method | undefined> {
  if ('totp' in shown)
    return (await useTotpCode(context, accountId, shown.totp)) ? 'totp' : undefined
  if ('recovery' in shown) {
    const isTaken = await useTypedRecoveryCode(context, accountId, shown.recovery)
    return isTaken ? 'recovery' : undefined
  }
  const owner = await verifyPasskeyAnswer(context, request, {
    answer: shown.passkey,
    askedOf: accountId,
  })
  return owner === accountId ? 'passkey' : undefined
}

async function mailRecoveryUse(context: CallContext, account: AccountRow, request: FastifyRequest) {
  const left = await countRecoveryCodes(context.database, account.accountId)
  await context.database.transaction((tx) =>
    mailSecurityNotice({ ...context, db: tx }, account, {
      occasion: 'recoveryCodeUsed',
      request,
      left,
    }),
  )
}
