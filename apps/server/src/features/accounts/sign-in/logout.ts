import type { logout as contract } from '@systole/contract/accounts/accounts'
import type { CallContext } from '../../../app-context.ts'
import { clearSessionCookie } from '../../../http/access/session-token.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { deleteSession } from './session-store.ts'

/** Ends the session on the server. SHELL-2. */
export async function logout(
  context: CallContext,
  { actor, request, reply }: Call<typeof contract>,
) {
  await deleteSession(context.db, actor.sessionHash)
  if (actor.sessionKind === 'browser') clearSessionCookie(request, reply)
  await addAudit(
    context.db,
    { actor, requestId: context.requestId },
    { action: 'logout', object: `account:${actor.accountId}` },
  )
  return {}
}
