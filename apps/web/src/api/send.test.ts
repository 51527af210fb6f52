import { afterEach, expect, test, vi } from 'vitest'
import { connection } from './connection.ts'
import { NetworkError, StrangerAnswered, send } from './send.ts'

afterEach(() => vi.unstubAllGlobals())

function answering(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  return send('/api/anything', new URLSearchParams())
}

function breaking(): Response {
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"code":')),
    pull: (stream) => stream.error(new TypeError('network changed')),
  })
  return new Response(body)
}

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), NetworkError],
  ['an answer that breaks off', async () => breaking(), NetworkError],
  [
    'a proxy without its portal',
    async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    NetworkError,
  ],
  ['a page of a hotel', async () => new Response('<html>Welcome</html>'), StrangerAnswered],
  ['JSON of someone else', async () => Response.json({ hello: 1 }), StrangerAnswered],
] as const)('ERR-3 %s is reported as what it is', async (_what, answer, kind) => {
  const failure = await answering(answer).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(kind)
  expect(failure instanceof StrangerAnswered).toBe(kind === StrangerAnswered)
})

test('ERR-1 a refusal keeps its headers: when to come again, and the reference', async () => {
  const headers = { 'retry-after': '5', 'x-request-id': 'a1' }
  const reply = await answering(async () => Response.json({ code: -1 }, { status: 503, headers }))
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await reply.json()).toEqual({ code: -1 })
})

test('ERR-1 a query that took too long is no lost portal; a portal without its database is one', async () => {
  const busy = (seconds: number) => async () =>
    Response.json({ code: -6001 }, { status: 503, headers: { 'retry-after': String(seconds) } })
  await answering(busy(30))
  expect(connection.isOnline()).toBe(true)
  await answering(busy(5))
  expect(connection.isOnline()).toBe(false)
})
