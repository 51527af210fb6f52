import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../app-context.ts'
import { signTicket } from '../http/access/ticket.ts'
import type { Actor } from '../http/actor.ts'

const STEP = 10 * MINUTE

type Around = Pick<CallContext, 'secret' | 'clock'>
type Reader = Pick<Actor, 'sessionHash'>

export function logoUrl(context: Around, actor: Reader, logoKey: string): string {
  return steadyUrl(context, actor, { purpose: 'logo', object: logoKey })
}

/** Returns the address of a still of a report. */
export function stillUrl(context: Around, actor: Reader, storageKey: string): string {
  return steadyUrl(context, actor, { purpose: 'still', object: storageKey })
}

/**
 * Returns an address of a picture for this session only. It stays the same for a while, so that the picture is not loaded again.
 */
function steadyUrl(
  { secret, clock }: Around,
  { sessionHash }: Reader,
  what: { purpose: 'logo' | 'still'; object: string },
): string {
  const step = Math.floor(clock.now().getTime() / STEP)
  const expiresAt = new Date((step + 2) * STEP)
  const ticket = signTicket(secret, { ...what, sessionHash, expiresAt })
  return `/files/${what.purpose}/${what.object}?${new URLSearchParams({ t: ticket })}`
}
