import type { login as contract } from '@systole/contract/accounts'
import { isEmail, normalizeEmail } from '@systole/domain/accounts/email'
import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { SESSION_LIFE } from '../../http/find-caller.ts'
import type { PublicCall } from '../../http/serve.ts'
import {
  hashToken,
  isPortal,
  isSameOrigin,
  newSessionToken,
  setSessionCookie,
} from '../../http/session-token.ts'
import { addAudit } from '../audit/audit-store.ts'
import { type AccountRow, accountsOfEmail, useLoginKey } from './account-store.ts'
import { countAttempt, refuseTooManyAttempts } from './limit-attempts.ts'
import { verifyNothing, verifyPassword } from './password-hash.ts'
import { openSealedPassword } from './sealed-key.ts'
import { deleteSession, endOldestSessions, insertSession } from './session-store.ts'

const SESSIONS_PER_ACCOUNT = 10
const KEY_LIFE = 2 * MINUTE

/** Password first; only who knows it learns which accounts it opens. LOGIN-3, LOGIN-4; trust 1.1.5. */
export async function login(context: CallContext, call: PublicCall<typeof contract>) {
  const { input, request } = call
  const audience = isPortal(request) ? 'browser' : 'api'
  if (audience === 'browser' && !isSameOrigin(request)) throw new AppError('accessDenied')
  if (!isEmail(input.email))
    throw new AppError('invalidParameter', {
      message: 'email is malformed.',
      data: { field: 'email' },
    })
  const email = normalizeEmail(input.email)
  const who = { email, ip: request.ip }
  const password = await openKey(context, input.password, audience)
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
  const token = await openSession(context, account, audience, call)
  return [signedIn(account, audience === 'browser' ? '' : token)]
}

async function openKey(
  context: CallContext,
  key: string,
  audience: 'browser' | 'api',
): Promise<string> {
  const now = context.clock.now()
  const sealed = openSealedPassword(context.secret, key, { now, audience })
  const fresh =
    sealed &&
    (await useLoginKey(context.database, sealed.keyId, new Date(now.getTime() + KEY_LIFE)))
  if (!fresh) {
    throw new AppError('invalidParameter', {
      message: 'password is not a key from key_gen, or it is used or over.',
      data: { field: 'password' },
    })
  }
  return sealed.password
}

/** Always at least two hash checks, so that no account, one and two take the same time. */
async function accountsThatMatch(
  context: CallContext,
  { email, userType, password }: { email: string; userType: string | undefined; password: string },
): Promise<AccountRow[]> {
  const all = await accountsOfEmail(context.database, email)
  const candidates = all.filter(
    (account) => userType === undefined || account.userType === userType,
  )
  const checks = await Promise.all(
    candidates.map(async (account) =>
      (await verifyPassword(account.passwordHash, password)) ? [account] : [],
    ),
  )
  for (let done = candidates.length; done < 2; done += 1) await verifyNothing(password)
  return checks.flat()
}

async function openSession(
  context: CallContext,
  account: AccountRow,
  kind: 'browser' | 'api',
  { credential, request, reply }: PublicCall<typeof contract>,
): Promise<string> {
  const token = newSessionToken()
  const now = context.clock.now()
  const endsAt = new Date(now.getTime() + SESSION_LIFE)
  const actor = {
    accountId: account.accountId,
    userType: account.userType,
    hospitalId: account.hospitalId,
  }
  await context.database.transaction(async (tx) => {
    if (credential) await deleteSession(tx, hashToken(credential.token))
    await insertSession(tx, {
      sessionHash: hashToken(token),
      accountId: account.accountId,
      kind,
      now,
      endsAt,
    })
    await endOldestSessions(tx, account.accountId, SESSIONS_PER_ACCOUNT)
    await addAudit(
      tx,
      { actor, requestId: context.requestId },
      { action: 'login', object: `account:${account.accountId}` },
    )
  })
  if (kind === 'browser') setSessionCookie(request, reply, token, SESSION_LIFE / 1000)
  return token
}

function signedIn(account: AccountRow, sid: string) {
  return {
    sid,
    user_type: account.userType,
    data: {
      uid: account.accountId,
      fname: account.firstName,
      lname: account.lastName,
      country: account.country ?? 'HK',
      exinfo: { hospital: account.hospitalName ?? '' },
    },
  }
}
