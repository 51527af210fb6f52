import { readRecoveryCode } from '@systole/domain/accounts/recovery-code'
import type { CallContext } from '../../../app-context.ts'
import { useRecoveryCode } from './recovery-code-store.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { openTotpSecret, stepOfCode } from './totp.ts'
import { findTotp, useTotpStep } from './totp-store.ts'

type Context = Pick<CallContext, 'database' | 'clock' | 'secret'>

/** Returns whether the code of the authenticator app is valid now, and marks it as used. */
export async function useTotpCode(
  context: Context,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const factor = await findTotp(context.database, accountId)
  if (!factor?.confirmedAt) return false
  const secret = openTotpSecret(context.secret, accountId, factor.sealedSecret)
  const step = await stepOfCode(secret, typed, context.clock.now())
  return step !== undefined && useTotpStep(context.database, accountId, step)
}

/** Returns whether this is an unused recovery code of the account, and marks it as used. */
export async function useTypedRecoveryCode(
  context: Context,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const letters = readRecoveryCode(typed)
  if (!letters) return false
  const codeHash = hashRecoveryCode(context.secret, accountId, letters)
  return useRecoveryCode(context.database, { accountId, codeHash, now: context.clock.now() })
}
