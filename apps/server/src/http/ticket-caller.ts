import type { AppContext } from '../app-context.ts'
import type { Actor } from './actor.ts'
import { findCaller } from './find-caller.ts'
import { type Ticket, verifyTicket } from './ticket.ts'

/** Who a link with a ticket belongs to, while their session lives. Rights are checked again by who serves the link. trust 1.4 (7). */
export async function ticketCaller(
  context: Pick<AppContext, 'database' | 'secret' | 'clock'>,
  text: unknown,
  expected: Pick<Ticket, 'purpose' | 'object'>,
): Promise<Actor | undefined> {
  const now = context.clock.now()
  if (typeof text !== 'string') return undefined
  const ticket = verifyTicket(context.secret, text, { ...expected, now })
  return ticket && findCaller(context.database, ticket.sessionHash, { now, polls: true })
}
