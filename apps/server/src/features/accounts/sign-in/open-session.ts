import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallContext } from '../../../app-context.ts'
import { SESSION_LIFE } from '../../../http/access/find-caller.ts'
import {
  type Credential,
  hashToken,
  isPortal,
  newSessionToken,
  setSessionCookie,
} from '../../../http/access/session-token.ts'
import { userAgentOf } from '../../../http/user-agent-of.ts'
import { addAudit } from '../../audit/audit-store.ts'
import type { AccountRow } from '../account-store.ts'
import { presentSignedIn } from './present-signed-in.ts'
import { deleteSession, endOldestSessions, insertSession } from './session-store.ts'

const SESSIONS_PER_ACCOUNT = 10

type SignIn = {
  credential: Credential | undefined
  request: FastifyRequest
  reply: FastifyReply
  /** The method of authentication, for the audit log. */
  by: 'password' | 'totp' | 'recovery' | 'passkey'
}

/** Opens a session that replaces the browser's previous one and replies like `login`: a browser gets a cookie and no `sid`. */
export async function openSession(
  context: Pick<CallContext, 'clock' | 'database' | 'requestId'>,
  account: AccountRow,
  { credential, request, reply, by }: SignIn,
) {
  const kind = isPortal(request) ? 'browser' : 'api'
  const token = newSessionToken()
  const now = context.clock.now()
  const { accountId, userType, hospitalId } = account
  await context.database.transaction(async (tx) => {
    if (credential) await deleteSession(tx, hashToken(credential.token))
    await insertSession(tx, {
      sessionHash: hashToken(token),
      accountId,
      kind,
      now,
      endsAt: new Date(now.getTime() + SESSION_LIFE),
      userAgent: userAgentOf(request),
      ip: request.ip,
    })
    await endOldestSessions(tx, accountId, SESSIONS_PER_ACCOUNT)
    await addAudit(
      tx,
      { actor: { accountId, userType, hospitalId }, requestId: context.requestId },
      { action: 'login', object: `account:${accountId}`, details: { by } },
    )
  })
  if (kind === 'browser') setSessionCookie(request, reply, token, SESSION_LIFE / 1000)
  return [presentSignedIn(account, kind === 'browser' ? '' : token)]
}
