import type { checkSid as contract } from '@systole/contract/accounts/accounts'
import type { CallContext } from '../../../app-context.ts'
import { findCaller } from '../../../http/access/find-caller.ts'
import { hashToken } from '../../../http/access/session-token.ts'
import type { PublicCall } from '../../../http/serve.ts'

/** Returns whether the session is valid without extending it, because open tabs call this every 30 s. trust 1.1.6. */
export async function checkSid(
  { lookups, clock }: CallContext,
  { credential }: PublicCall<typeof contract>,
): Promise<{ valid: 0 | 1 }> {
  if (!credential) return { valid: 0 }
  const actor = await findCaller(lookups, hashToken(credential.token), {
    now: clock.now(),
    polls: true,
  })
  return { valid: actor ? 1 : 0 }
}
