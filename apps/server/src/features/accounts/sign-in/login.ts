import type { login as contract } from '@systole/contract/accounts/accounts'
import { isRole } from '@systole/domain/access/is-role'
import { isEmail, normalizeEmail } from '@systole/domain/accounts/email'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { PublicCall } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { type AccountRow, accountsOfEmail } from '../account-store.ts'
import { verifyNothing, verifyPassword } from '../passwords/password-hash.ts'
import { passSecondFactor } from '../second-factor/pass-second-factor.ts'
import { assertSameOrigin } from './assert-same-origin.ts'
import { countAttempt, refuseTooManyAttempts } from './limit-attempts.ts'
import { openLoginKey } from './open-login-key.ts'
import { openSession } from './open-session.ts'

/**
 * Checks the password first; only then does the reply reveal the matching accounts and whether a second factor is needed.
 * LOGIN-3, LOGIN-4; trust 1.1.5; ADR 10.
 */
export async function login(context: CallContext, call: PublicCall<typeof contract>) {
  const { input, request } = call
  assertSameOrigin(request)
  if (!isEmail(input.email)) throw fieldRefusal('email', 'is malformed')
  const email = normalizeEmail(input.email)
  const who = { subject: email, ip: request.ip }
  const key = { key: input.password, field: 'password' }
  const password = await openLoginKey(context, request, key)
  await refuseTooManyAttempts(context, 'login', who)
  const matching = await accountsThatMatch(context, { email, userType: input.user_type, password })
  const [account, ...others] = matching
  if (!account) {
    await countAttempt(context, 'login', who)
    await addAudit(
      context.database,
      { actor: undefined, requestId: context.requestId },
      { action: 'login.refused', object: `email:${email}` },
    )
    throw new AppError('loginRefused')
  }
  if (others.length > 0) {
    throw new AppError('severalAccounts', {
      data: matching.map(({ userType }) => ({ user_type: userType })),
    })
  }
  const by = await passSecondFactor(context, account, { shown: input.second_factor, request })
  return openSession(context, account, { ...call, by })
}

/**
 * Returns the accounts whose password matches. Always makes at least two hash checks, so that no account, one and two take the
 * same time.
 */
async function accountsThatMatch(
  context: CallContext,
  { email, userType, password }: { email: string; userType: string | undefined; password: string },
): Promise<AccountRow[]> {
  const all = await accountsOfEmail(context.database, email)
  const candidates = all.filter((account) => isRole(account, userType))
  const checks = await Promise.all(
    candidates.map(async (account) =>
      (await verifyPassword(account.passwordHash, password)) ? [account] : [],
    ),
  )
  for (let done = candidates.length; done < 2; done += 1) await verifyNothing(password)
  return checks.flat()
}
