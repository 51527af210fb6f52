import { PAGES } from '@systole/contract/pages'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { findCaller } from '../../http/access/find-caller.ts'
import { hashToken } from '../../http/access/session-token.ts'
import { findTicket } from './ticket-store.ts'

/** The pages that other sites may frame. No other page of the portal can be framed by them. */
const FRAMED_PATHS: readonly string[] = [PAGES.ecgData.path, PAGES.ecgBarChart.path]

/** Returns the origins whose pages may frame an ECG page of this kind of session; a browser's own pages alone frame its tickets. */
export function frameOrigins(
  { settings }: Pick<AppContext, 'settings'>,
  sessionKind: 'browser' | 'api',
): string[] {
  if (sessionKind === 'browser') return []
  return settings.FRAME_ORIGINS.map((each) => new URL(each).origin)
}

/**
 * Returns the sources of `frame-ancestors` of a page: none, except for the ECG pages. Of these the portal frames every one, and the
 * configured origins those whose ticket was made by an API session. SPEC E20.
 */
export async function frameAncestors(
  context: Pick<AppContext, 'settings' | 'lookups' | 'clock'>,
  request: FastifyRequest,
): Promise<string[]> {
  const [path = '', query = ''] = request.url.split('?', 2)
  if (!FRAMED_PATHS.includes(path)) return ["'none'"]
  const now = context.clock.now()
  const sid = new URLSearchParams(query).get('sid') ?? ''
  const ticket = await findTicket(context.lookups, hashToken(sid), now)
  const actor =
    ticket && (await findCaller(context.lookups, ticket.sessionHash, { now, polls: true }))
  return ["'self'", ...(actor ? frameOrigins(context, actor.sessionKind) : [])]
}
