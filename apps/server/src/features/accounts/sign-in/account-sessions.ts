import type {
  endAccountSession as endContract,
  endOtherSessions as endOthersContract,
  queryAccountSessions as queryContract,
} from '@systole/contract/accounts/own-account'
import type { CallContext } from '../../../app-context.ts'
import { idleSince } from '../../../http/access/find-caller.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { deleteOtherSessions, deleteSessionNamed, sessionsOf } from './session-store.ts'

/** Returns the account's own sessions; only the owner sees browser and address. */
export async function queryAccountSessions(
  { db, clock }: CallContext,
  { actor }: Call<typeof queryContract>,
) {
  const now = clock.now()
  const living = await sessionsOf(db, actor.accountId, {
    now,
    idleSince: idleSince(actor.userType, now),
  })
  return {
    sessions: living.map((session) => ({
      session_id: session.sessionId,
      kind: session.kind,
      user_agent: session.userAgent,
      ip: session.ip,
      opened: session.createdAt,
      last_seen: session.lastSeenAt,
      current: session.sessionHash.equals(actor.sessionHash),
    })),
  }
}

/** Ends one of the account's own sessions; an ended session, or one of another account, changes nothing. */
export async function endAccountSession(
  context: CallContext,
  { actor, input }: Call<typeof endContract>,
) {
  const ended = await deleteSessionNamed(context.db, actor.accountId, input.session_id)
  return reported(context, actor, ended)
}

export async function endOtherSessions(
  context: CallContext,
  { actor }: Call<typeof endOthersContract>,
) {
  return reported(context, actor, await deleteOtherSessions(context.db, actor))
}

async function reported(
  { db, requestId }: CallContext,
  actor: Call<typeof endContract>['actor'],
  ended: number,
) {
  if (ended > 0)
    await addAudit(
      db,
      { actor, requestId },
      { action: 'sessions.ended', object: `account:${actor.accountId}`, details: { ended } },
    )
  return { ended }
}
