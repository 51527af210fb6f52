import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import type { Actor } from '../actor.ts'
import { findCaller } from './find-caller.ts'
import { hashToken, readCookie } from './session-token.ts'
import { type Ticket, verifyTicket } from './ticket.ts'

/**
 * Returns the actor of a link's ticket while the session is valid. A browser's ticket needs its cookie, so that a copied address
 * does not work. Access is checked again by the route. trust 1.4 (7).
 */
export async function ticketCaller(
  context: Pick<AppContext, 'lookups' | 'secret' | 'clock'>,
  request: FastifyRequest,
  text: unknown,
  expected: Pick<Ticket, 'purpose' | 'object'>,
): Promise<Actor | undefined> {
  const now = context.clock.now()
  if (typeof text !== 'string') return undefined
  const ticket = verifyTicket(context.secret, text, { ...expected, now })
  if (!ticket) return undefined
  const cookie = readCookie(request)
  if (cookie && !hashToken(cookie).equals(ticket.sessionHash)) return undefined
  const actor = await findCaller(context.lookups, ticket.sessionHash, { now, polls: true })
  return actor?.sessionKind === 'browser' && !cookie ? undefined : actor
}
