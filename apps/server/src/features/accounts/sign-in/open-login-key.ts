import { MINUTE } from '@systole/domain/time/durations'
import type { FastifyRequest } from 'fastify'
import type { CallContext } from '../../../app-context.ts'
import { isPortal } from '../../../http/access/session-token.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { useLoginKey } from '../account-store.ts'
import { openSealedPassword } from './sealed-key.ts'

const KEY_LIFE = 2 * MINUTE

/** Decrypts the password in a key of key_gen and marks the key as used. `field` is named in the refusal of an invalid key. */
export async function openLoginKey(
  context: Pick<CallContext, 'clock' | 'secret' | 'database'>,
  request: FastifyRequest,
  { key, field }: { key: string; field: string },
): Promise<string> {
  const now = context.clock.now()
  const audience = isPortal(request) ? 'browser' : 'api'
  const sealed = openSealedPassword(context.secret, key, { now, audience })
  const fresh =
    sealed &&
    (await useLoginKey(context.database, sealed.keyId, new Date(now.getTime() + KEY_LIFE)))
  if (!fresh) throw fieldRefusal(field, 'is not a key from key_gen, or it is used or over')
  return sealed.password
}
