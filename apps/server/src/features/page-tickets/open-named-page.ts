import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { findCaller } from '../../http/access/find-caller.ts'
import {
  hashToken,
  newSessionToken,
  readCookie,
  setSessionCookie,
} from '../../http/access/session-token.ts'
import type { Actor } from '../../http/actor.ts'
import { insertSession, sessionEnd } from '../accounts/sign-in/session-store.ts'
import { addAudit } from '../audit/audit-store.ts'
import { type PageTicketRow, takeTicket } from './ticket-store.ts'

const SIGN_IN = '/'

/**
 * Opens the page of a ticket once. A browser's own ticket needs its cookie. One of an API session signs this browser in to the same
 * account until that session ends, unless somebody is signed in here. Everything else leads to the start page.
 */
export async function openNamedPage(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const text = new URLSearchParams(request.url.split('?', 2)[1] ?? '').get('ticket') ?? ''
  const now = context.clock.now()
  const ticket = await takeTicket(context.database, hashToken(text), now)
  const actor =
    ticket && (await findCaller(context.lookups, ticket.sessionHash, { now, polls: true }))
  reply.header('referrer-policy', 'no-referrer')
  if (!ticket?.address || !actor) return reply.redirect(SIGN_IN, 303)
  const cookie = readCookie(request)
  const isOwn = cookie !== undefined && hashToken(cookie).equals(ticket.sessionHash)
  if (isOwn) return reply.redirect(ticket.address, 303)
  if (actor.sessionKind === 'browser' || (await isSignedIn(context, cookie)))
    return reply.redirect(SIGN_IN, 303)
  await signIn(context, { request, reply, ticket, actor })
  return reply.redirect(ticket.address, 303)
}

async function isSignedIn({ lookups, clock }: AppContext, cookie: string | undefined) {
  if (cookie === undefined) return false
  const now = clock.now()
  return (await findCaller(lookups, hashToken(cookie), { now, polls: true })) !== undefined
}

type Opening = {
  request: FastifyRequest
  reply: FastifyReply
  ticket: PageTicketRow
  actor: Actor
}

/** Opens a session of this browser that ends with the one that made the ticket, at the latest. */
async function signIn(
  { database, clock }: AppContext,
  { request, reply, ticket, actor }: Opening,
): Promise<void> {
  const token = newSessionToken()
  const now = clock.now()
  const endsAt = await sessionEnd(database, ticket.sessionHash)
  if (!endsAt) return
  await database.transaction(async (tx) => {
    await insertSession(tx, {
      sessionHash: hashToken(token),
      accountId: actor.accountId,
      kind: 'browser',
      ...{ now, endsAt },
      ip: request.ip,
    })
    await addAudit(
      tx,
      { actor, requestId: request.id },
      { action: 'login', object: `account:${actor.accountId}`, details: { by: 'pageTicket' } },
    )
  })
  const seconds = Math.max(1, Math.floor((endsAt.getTime() - now.getTime()) / 1000))
  setSessionCookie(request, reply, token, seconds)
}
