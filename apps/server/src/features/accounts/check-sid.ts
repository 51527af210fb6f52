import type { checkSid as contract } from '@systole/contract/accounts'
import type { CallContext } from '../../app-context.ts'
import { findCaller } from '../../http/find-caller.ts'
import type { PublicCall } from '../../http/serve.ts'
import { hashToken } from '../../http/session-token.ts'

/** Only looks: an open tab that asks every 30 s must not keep a session alive. trust 1.1.6. */
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
