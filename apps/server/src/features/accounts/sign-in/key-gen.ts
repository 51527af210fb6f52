import type { keyGen as contract } from '@systole/contract/accounts/accounts'
import type { CallContext } from '../../../app-context.ts'
import { isPortal } from '../../../http/access/session-token.ts'
import type { PublicCall } from '../../../http/serve.ts'
import { sealPassword } from './sealed-key.ts'

/** Encrypts a password; the work and the reply are the same for any password, and no account is looked up. */
export async function keyGen(
  { secret, clock }: CallContext,
  { input, request }: PublicCall<typeof contract>,
) {
  const audience = isPortal(request) ? 'browser' : 'api'
  return { key: sealPassword(secret, { password: input.key, audience }, clock.now()) }
}
