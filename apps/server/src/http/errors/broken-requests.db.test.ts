import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { UPLOAD_PATH } from '@systole/contract/files/uploads'
import { PAYMENT_WEBHOOK_PATH } from '@systole/contract/money/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

test.each([
  ['PUT', UPLOAD_PATH, 'GET, POST'],
  ['DELETE', UPLOAD_PATH, 'GET, POST'],
  ['GET', `${PAYMENT_WEBHOOK_PATH}/sandbox`, 'POST'],
  ['POST', '/api/docs', 'GET'],
  ['PUT', '/api/login', 'POST'],
] as const)('%s %s is 405 and names what the address takes', async (method, url, allow) => {
  const response = await portal.app.inject({ method, url })
  expect(response.statusCode).toBe(405)
  expect(response.headers.allow).toBe(allow)
  expect(response.json()).toMatchObject({ code: -103, data: null })
})

test.each([
  ['GET', '/api/%zz', 400],
  ['POST', `/sandbox-pay/${'x'.repeat(301)}`, 414],
  ['GET', '/nothing/here.txt', 404],
  ['GET', '/api/:a(', 404],
] as const)(
  '%s %s is answered by our JSON under the security headers',
  async (method, url, status) => {
    const response = await portal.app.inject({ method, url })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ code: -103, data: null })
    expect(response.headers).toMatchObject(SECURITY)
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test.each(['/healthz', '/page-fonts/sans-400.ttf'])(
  '%s carries the security headers',
  async (url) => {
    const { headers } = await portal.app.inject({ url })
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  },
)

test('a page has the policy of a page, and an asset none', async () => {
  const page = await portal.app.inject({ url: '/api/docs' })
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  const font = await portal.app.inject({ url: '/page-fonts/sans-400.ttf' })
  expect(font.headers).not.toHaveProperty('content-security-policy')
  expect(font.headers['cache-control']).toBe('public, max-age=3600')
})

test.each([
  ['gzip', 415],
  ['identity', 200],
])('a form with content-encoding %s is answered by %d', async (encoding, status) => {
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/check_sid',
    payload: 'a=b',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-encoding': encoding,
    },
  })
  expect(response.statusCode).toBe(status)
})

test.each([
  ['bytes that are no request', 'NONSENSE\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])('%s get our JSON under the security headers', async (_name, bytes, status) => {
  if (!portal.app.server.listening) await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const address = portal.app.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  const answer = await text(socket)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: -103, data: null })
})
