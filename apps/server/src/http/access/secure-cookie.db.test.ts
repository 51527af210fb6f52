import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp({ publicUrl: () => 'https://portal.test' })
})
afterAll(() => portal.close())

test('a portal that people reach by https has a Secure cookie, even when its proxy speaks plain http', async () => {
  const { accountId } = await portal.as('vet')
  const token = await portal.sessionOf(accountId, 'browser')
  const call = (url: string, cookie: string) =>
    portal.app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-portal': '1',
        'sec-fetch-site': 'same-origin',
        cookie,
      },
    })
  expect((await call('/api/query_user_settings', `sid=${token}`)).json().code).toBe(-1002)
  expect((await call('/api/query_user_settings', `__Host-sid=${token}`)).json().code).toBe(0)
  const cleared = await call('/api/logout', `__Host-sid=${token}`)
  expect(cleared.headers['set-cookie']).toMatch(/^__Host-sid=; Path=\/; .*; Secure$/)
})
