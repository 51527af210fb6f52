import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { encodeLongReplies } from './encode-long-replies.ts'

test.each([
  ['a short reply', 'é', 1],
  ['a long reply of ASCII', 'dog', 3000],
  ['a long reply in Chinese', '心臟', 3000],
  ['a long reply with emoji', '🐕', 3000],
  ['a reply too long for the scratch buffer', '心', 100_000],
])('%s arrives whole, as JSON with its length in bytes', async (_, word, times) => {
  const app = Fastify()
  encodeLongReplies(app)
  const sent = { code: 0, message: '', data: word.repeat(times) }
  app.post('/call', async () => sent)
  const reply = await app.inject({ method: 'POST', url: '/call' })
  expect(reply.json()).toEqual(sent)
  expect(reply.headers['content-length']).toBe(String(Buffer.byteLength(JSON.stringify(sent))))
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
})

test('a long reply is sent as bytes, a short one as text', async () => {
  const app = Fastify()
  encodeLongReplies(app)
  const kinds: string[] = []
  app.addHook('onSend', async (_request, _reply, payload) => {
    kinds.push(Buffer.isBuffer(payload) ? 'bytes' : typeof payload)
    return payload
  })
  app.get('/:count', async ({ params }) => ({
    text: '心'.repeat(Number((params as { count: string }).count)), // the path above
  }))
  for (const count of [10, 10_000]) await app.inject({ url: `/${count}` })
  expect(kinds).toEqual(['string', 'bytes'])
})
