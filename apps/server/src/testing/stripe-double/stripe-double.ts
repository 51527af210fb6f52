import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { SECOND } from '@systole/domain/time/durations'
import Stripe from 'stripe'
import { type Books, createBooks, refusal, type Session } from './books.ts'
import { readForm } from './form.ts'
import { presentSession } from './present.ts'

/** How the next request goes wrong: `lost` is done and its answer never arrives. */
export type Trouble = 'lost' | 'tooMany' | 'broken'
export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>

const SESSIONS = '/v1/checkout/sessions'

/** A double of Stripe, written by us from its documentation, over HTTP for the real SDK. pay-upload A8. */
export async function startStripeDouble(now: () => Date) {
  const books = createBooks(now)
  const troubles: Trouble[] = []
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    asked.push(`${request.method} ${request.url}`)
    const trouble = troubles.shift()
    if (trouble === 'tooMany') return send(response, refusal(429, 'rate_limit_error', 'Slow down.'))
    if (trouble === 'broken') return send(response, refusal(500, 'api_error', 'Something broke.'))
    const answer = answerTo(books, request, body)
    if (trouble === 'lost') return void request.socket.destroy()
    send(response, present(answer, addressOf(server), request))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    books,
    troubles,
    /** Method and path of every request so far. */
    asked,
    api: addressOf(server),
    /** An event about a session as it travels, signed by the SDK's own function. */
    event: (id: string, secret: string, more: Record<string, unknown> = {}) =>
      signedEvent(books, id, { secret, now: now(), more }),
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

function answerTo(books: Books, request: IncomingMessage, body: string) {
  const { pathname } = new URL(request.url ?? '/', 'http://double')
  const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(pathname) ?? []
  if (request.method === 'POST' && pathname === SESSIONS)
    return books.create(String(request.headers['idempotency-key']), readForm(body))
  if (request.method === 'POST' && action === 'expire') return books.expire(id)
  const session = books.current(id)
  return session
    ? { status: 200, body: session }
    : refusal(404, 'invalid_request_error', `No such checkout.session: ${id}`)
}

type Answer = { status: number; body: unknown }

function present({ status, body }: Answer, origin: string, { url = '' }: IncomingMessage): Answer {
  if (status !== 200) return { status, body }
  const isExpanded = url.includes('expand')
  // Every 200 of the books is a session.
  return { status, body: presentSession(body as Session, { origin, isExpanded }) }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function addressOf(server: ReturnType<typeof createServer>): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the double does not listen')
  return `http://127.0.0.1:${address.port}`
}

let events = 0

function signedEvent(
  books: Books,
  id: string,
  options: { secret: string; now: Date; more: Record<string, unknown> },
) {
  const session = books.current(id)
  if (!session) throw new Error(`no session ${id}`)
  events += 1
  const timestamp = Math.floor(options.now.getTime() / SECOND)
  const payload = JSON.stringify({
    id: `evt_${events}`,
    object: 'event',
    type: `checkout.session.${session.status === 'expired' ? 'expired' : 'completed'}`,
    created: timestamp,
    livemode: false,
    data: { object: presentSession(session, { origin: 'http://double', isExpanded: false }) },
    ...options.more,
  })
  const signature = new Stripe('sk_test_double').webhooks.generateTestHeaderString({
    payload,
    secret: options.secret,
    timestamp,
  })
  return { raw: Buffer.from(payload), headers: { 'stripe-signature': signature } }
}
