import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../app-context.ts'
import type { Actor } from './actor.ts'
import { signTicket } from './ticket.ts'

const STEP = 10 * MINUTE

/** An address of the logo for this session only. The same for a while, so that asking again does not load it again. */
export function logoUrl(
  { secret, clock }: Pick<CallContext, 'secret' | 'clock'>,
  { sessionHash }: Pick<Actor, 'sessionHash'>,
  logoKey: string,
): string {
  const step = Math.floor(clock.now().getTime() / STEP)
  const expiresAt = new Date((step + 2) * STEP)
  const ticket = signTicket(secret, { purpose: 'logo', object: logoKey, sessionHash, expiresAt })
  return `/files/logo/${logoKey}?${new URLSearchParams({ t: ticket })}`
}
