import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { SECOND } from '@systole/domain/time/durations'
import Stripe from 'stripe'
import { type Answer, refusal, type Session } from './answer.ts'
import { readForm } from './form.ts'
import { presentIntent, presentSession } from './present.ts'
import { createStripeLedger, type StripeLedger } from './stripe-ledger.ts'
import { pageOf } from './stripe-refund-ledger.ts'

/** The fault of the next request: `lost` is executed without a reply; `none` lets one pass. */
export type Trouble = 'none' | 'lost' | 'tooMany' | 'broken'
export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>

const SESSIONS = '/v1/checkout/sessions'

/** Starts a double of Stripe, written from its documentation, over HTTP for the real SDK. pay-upload A8. */
export async function startStripeDouble(now: () => Date) {
  const ledger = createStripeLedger(now)
  const troubles: Trouble[] = []
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    asked.push(`${request.method} ${request.url}`)
    const trouble = troubles.shift()
    if (trouble === 'tooMany') return send(response, refusal(429, 'rate_limit_error', 'Slow down.'))
    if (trouble === 'broken') return send(response, refusal(500, 'api_error', 'Something broke.'))
    const answer = answerTo(ledger, request, body, addressOf(server))
    if (trouble === 'lost') return void request.socket.destroy()
    send(response, answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    ledger,
    troubles,
    /** The method and path of every request so far. */
    asked,
    api: addressOf(server),
    /** Returns an event about a session as sent, signed by the SDK's own function. */
    event: (id: string, secret: string, more: Record<string, unknown> = {}) =>
      signedEvent(ledger, id, { secret, now: now(), more }),
    /** Returns an event after a payment: a refund, a dispute. */
    eventAfter: (paymentId: string, type: string, secret: string) => {
      const { refunds, disputes } = ledger.after
      const about = type.includes('dispute') ? disputes : refunds
      const object = about.findLast(({ payment_intent }) => payment_intent === paymentId)
      return signed({ type, object, secret, now: now(), more: {} })
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

/** Routes a request by its URL and returns Stripe's reply. */
function answerTo(
  ledger: StripeLedger,
  request: IncomingMessage,
  body: string,
  origin: string,
): Answer {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double')
  const key = String(request.headers['idempotency-key'])
  const isExpanded = (request.url ?? '').includes('expand')
  const show = { origin, isExpanded }
  if (request.method === 'POST' && pathname === '/v1/refunds')
    return ledger.after.create(key, readForm(body))
  if (request.method === 'POST' && pathname === SESSIONS)
    return session(ledger.create(key, readForm(body)), show)
  const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(pathname) ?? []
  if (request.method === 'POST' && action === 'expire') return session(ledger.expire(id), show)
  if (id) return session(found(ledger.current(id)), show)
  return listOrIntent(ledger, pathname, searchParams, show)
}

type Show = Parameters<typeof presentSession>[1]

function listOrIntent(
  ledger: StripeLedger,
  pathname: string,
  query: URLSearchParams,
  show: Show,
): Answer {
  const ofPayment = ({ payment_intent }: { payment_intent: string }) =>
    query.get('payment_intent') === null || query.get('payment_intent') === payment_intent
  if (pathname === SESSIONS) {
    const complete = [...ledger.sessions.values()].filter(({ status }) => status === 'complete')
    const { data, has_more } = pageOf(complete, query)
    return list(
      data.map((each) => presentSession(each, show)),
      has_more,
    )
  }
  if (pathname === '/v1/refunds') return page(ledger.after.refunds.filter(ofPayment), query)
  if (pathname === '/v1/disputes') return page(ledger.after.disputes.filter(ofPayment), query)
  const [, paymentId = ''] = /^\/v1\/payment_intents\/(\w+)$/.exec(pathname) ?? []
  const of = ledger.sessionOf(paymentId)
  return of?.intent
    ? { status: 200, body: presentIntent(of.intent, of.form) }
    : refusal(404, 'invalid_request_error', `No such resource: ${pathname}`)
}

function page(all: readonly { id: string; created: number }[], query: URLSearchParams): Answer {
  const { data, has_more } = pageOf(all, query)
  return list(data, has_more)
}

function list(data: readonly unknown[], has_more: boolean): Answer {
  return { status: 200, body: { object: 'list', data, has_more } }
}

function found(body: Session | undefined): Answer {
  return body
    ? { status: 200, body }
    : refusal(404, 'invalid_request_error', 'No such checkout.session')
}

/** Presents a session; every 200 of the session records is one. */
function session({ status, body }: Answer, show: Show): Answer {
  return status === 200 ? { status, body: presentSession(body as Session, show) } : { status, body }
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
  ledger: StripeLedger,
  id: string,
  options: { secret: string; now: Date; more: Record<string, unknown> },
) {
  const session = ledger.current(id)
  if (!session) throw new Error(`no session ${id}`)
  const type = `checkout.session.${session.status === 'expired' ? 'expired' : 'completed'}`
  const object = presentSession(session, { origin: 'http://double', isExpanded: false })
  return signed({ ...options, type, object })
}

function signed(event: {
  type: string
  object: unknown
  secret: string
  now: Date
  more: Record<string, unknown>
}) {
  events += 1
  const { type, object, secret, more } = event
  const timestamp = Math.floor(event.now.getTime() / SECOND)
  const payload = JSON.stringify({
    id: `evt_${events}`,
    object: 'event',
    type,
    created: timestamp,
    livemode: false,
    data: { object },
    ...more,
  })
  const signature = new Stripe('sk_test_double').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp,
  })
  return { raw: Buffer.from(payload), headers: { 'stripe-signature': signature } }
}
