import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { SECOND } from '@systole/domain/time/durations'
import { createEmulator } from 'emulate'
import Stripe from 'stripe'
import { z } from 'zod'
import { readForm, textAt } from './stripe-double/form.ts'

const SESSIONS = '/v1/checkout/sessions'
const SECRET = 'whsec_of_emulate'
const Session = z.looseObject({ id: z.string() })
const WebhookMessage = z.looseObject({ type: z.string(), data: z.object({ object: Session }) })

/** An event on its way to the portal. */
export type Delivery = { raw: Buffer; headers: Record<string, string> }
type Added = Record<string, unknown>

/**
 * Starts `emulate` 0.12.2, a third-party stand-in for Stripe, behind a bridge that adds only what it lacks (pay-upload A8):
 * inline prices become stored prices, sessions have an amount, events have an id.
 */
export async function startEmulateBridge(options: {
  secret: string
  now: () => Date
  deliver: (delivery: Delivery) => Promise<number>
}) {
  const added = new Map<string, Added>()
  /** The types of the events whose signature the SDK accepted. */
  const reported: string[] = []
  const bridge = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  bridge.listen(0, '127.0.0.1')
  await once(bridge, 'listening')
  const api = addressOf(bridge)
  const emulator = await createEmulator({
    service: 'stripe',
    port: await freePort(),
    seed: { stripe: { webhooks: [{ url: `${api}/news`, events: ['*'], secret: SECRET }] } },
  })
  const { hostname: host, port } = new URL(emulator.url)
  const peer = new Stripe('sk_test_peer', { host, port, protocol: 'http', telemetry: false })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = request
    const body = await text(request)
    if (path === '/news')
      return void response.writeHead(await forward(body, request.headers['stripe-signature'])).end()
    const opens = method === 'POST' && path === SESSIONS
    const order = opens ? await withOwnPrice(peer, body) : { body, added: undefined }
    const reply = await fetch(`${emulator.url}${path}`, {
      method,
      headers: { authorization: 'Bearer sk_test_peer', ...formOf(method) },
      ...(method === 'POST' && { body: order.body }),
    })
    const read = Session.safeParse(await reply.json())
    if (read.success && order.added) added.set(read.data.id, order.added)
    const whole = read.success ? { ...read.data, ...added.get(read.data.id) } : read.data
    response.writeHead(reply.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(whole ?? { error: { type: 'invalid_request_error' } }))
  }

  async function forward(body: string, signature: unknown): Promise<number> {
    peer.webhooks.constructEvent(body, String(signature), SECRET)
    const message = WebhookMessage.parse(JSON.parse(body))
    const { object } = message.data
    reported.push(message.type)
    const timestamp = Math.floor(options.now().getTime() / SECOND)
    const payload = JSON.stringify({
      ...message,
      id: `evt_${object.id}_${reported.length}`,
      object: 'event',
      created: timestamp,
      livemode: false,
      data: { object: { ...object, ...added.get(object.id) } },
    })
    const { secret } = options
    const header = peer.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return options.deliver({ raw: Buffer.from(payload), headers: { 'stripe-signature': header } })
  }

  return {
    api,
    told: reported,
    close: async () => {
      await emulator.close()
      await new Promise<void>((done) => bridge.close(() => done()))
    },
  }
}

/** Rewrites the order with a stored price, and returns the fields that emulate does not echo. */
async function withOwnPrice(peer: Stripe, body: string): Promise<{ body: string; added: Added }> {
  const form = readForm(body)
  const data = 'line_items.0.price_data'
  const product = await peer.products.create({
    name: textAt(form, `${data}.product_data.name`),
  })
  const price = await peer.prices.create({
    product: product.id,
    currency: textAt(form, `${data}.currency`),
    unit_amount: Number(textAt(form, `${data}.unit_amount`)),
  })
  const fields = [...new URLSearchParams(body)].filter(([name]) => !name.includes('[price_data]'))
  return {
    body: new URLSearchParams([...fields, ['line_items[0][price]', price.id]]).toString(),
    added: {
      amount_total: price.unit_amount,
      currency: price.currency,
      client_reference_id: textAt(form, 'client_reference_id'),
    },
  }
}

function formOf(method: string): Record<string, string> {
  return method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
}

function addressOf(server: ReturnType<typeof createServer>): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the bridge does not listen')
  return `http://127.0.0.1:${address.port}`
}

/** Returns a free port, because emulate replaces port 0 by its default. */
async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = new URL(addressOf(server))
  await new Promise<void>((done) => server.close(() => done()))
  return Number(port)
}
