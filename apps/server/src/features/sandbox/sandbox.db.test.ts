import { expect, test } from 'vitest'
import { sandboxPayments } from '../../db/schema/payments.ts'
import { openCheckout, payableCase, recordsOf, sandboxIdOf } from '../../testing/payable-case.ts'
import { portalWithProducts } from '../../testing/portal-with-products.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { notifyPortal } from './notify-portal.ts'

let portal: TestApp

portalWithProducts(async (made) => {
  portal = made
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const address = portal.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  portal.context.settings.PORT = address.port
})

async function atCheckout(language?: 'zh_hk' | 'zh_cn') {
  const payable = await payableCase(portal, { mode: 'advance' })
  const info = payable.info(language ? { language } : {})
  const reply = await payable.vet.api.payments.createCheckout({ info })
  if (!reply.ok) throw new Error(reply.message)
  const path = new URL(reply.data.url).pathname
  return {
    ...payable,
    ...reply.data,
    look: (query = '') => portal.app.inject(`${path}${query}`),
    press: (outcome: string, delay = '5', more: Record<string, string> = {}) =>
      portal.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ outcome, delay, ...more }).toString(),
      }),
    status: async () => (await recordsOf(portal, payable.caseId)).consult.status,
  }
}

test('the test checkout page names in title and banner that no card is charged, and who pays what', async () => {
  const checkoutPage = await atCheckout()
  const { body, statusCode } = await checkoutPage.look()
  expect(statusCode).toBe(200)
  expect(body).toMatch(/<title>TEST PAYMENT – no card is charged/)
  expect(body).toContain('<strong>TEST PAYMENT – no card is charged</strong>')
  for (const shown of [
    'HKD\u00a0548',
    'Advance eConsult',
    'Harbour Animal Hospital',
    checkoutPage.vet.email,
    checkoutPage.id,
  ]) {
    expect(body).toContain(shown)
  }
  expect(body).not.toMatch(/<input/)
})

test.each([
  ['zh_hk', 'zh-Hant-HK', '測試付款 – 不會從任何信用卡扣款'],
  ['zh_cn', 'zh-Hans-CN', '测试付款 – 不会从任何信用卡扣款'],
] as const)('the test checkout page is written in %s', async (language, tag, banner) => {
  const checkoutPage = await atCheckout(language)
  const { body } = await checkoutPage.look()
  expect(body).toContain(`<html lang="${tag}">`)
  expect(body).toContain(banner)
  expect((await checkoutPage.look('?lang=en_us')).body).toContain('TEST PAYMENT')
})

test('the test checkout speaks Taiwan’s wording when asked, and offers one Traditional Chinese', async () => {
  const { look } = await atCheckout('zh_hk')
  const { body } = await look('?lang=zh_tw')
  expect(body).toContain('<html lang="zh-Hant-TW">')
  const offered = [...body.matchAll(/\?lang=(\w+)/g)].map(([, code]) => code)
  expect(offered).toEqual(['en_us', 'zh_tw', 'zh_cn', 'ja', 'ko'])
  const hongKong = (await look()).body
  expect(hongKong).toContain('?lang=zh_hk')
  expect(hongKong).not.toContain('?lang=zh_tw')
})

test('the test checkout page has no inline script or style and submits its form only to itself and the portal', async () => {
  const checkoutPage = await atCheckout()
  const { body, headers } = await checkoutPage.look()
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("form-action 'self' http://portal.test")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(body).not.toMatch(/<script>| on\w+=| style=/)
  expect(headers['cache-control']).toBe('no-store')
  const script = await portal.app.inject('/sandbox-pay/page.js')
  expect(script.headers['content-type']).toContain('text/javascript')
})

test.each([
  ['pay', 'success'],
  ['pay_later', 'success'],
  ['refuse_later', 'success'],
  ['lose_notice', 'success'],
  ['pay_less', 'success'],
])('%s goes back to the portal with success', async (outcome, mode) => {
  const checkoutPage = await atCheckout()
  const { statusCode, headers } = await checkoutPage.press(outcome)
  expect(statusCode).toBe(303)
  expect(headers.location).toBe(
    `http://portal.test/main?mode=${mode}&pg_type=sandbox&id=${checkoutPage.id}`,
  )
})

test('a declined card leaves the test checkout page open, with the reason, for another try', async () => {
  const checkoutPage = await atCheckout()
  const { headers } = await checkoutPage.press('decline')
  const { body } = await portal.app.inject(String(headers.location))
  expect(body).toContain('The card was declined. Nothing was charged. Try again, or cancel.')
  expect(body).toContain('value="pay"')
})

test('leaving pays nothing and says that the tab may be closed', async () => {
  const checkoutPage = await atCheckout()
  const { headers } = await checkoutPage.press('leave')
  const { body } = await portal.app.inject(String(headers.location))
  expect(body).toContain('You left without paying')
  expect((await checkoutPage.look()).body).toContain('value="pay"')
})

test('losing the way back pays and stays: "you can close this tab"', async () => {
  const checkoutPage = await atCheckout()
  const { headers } = await checkoutPage.press('lose_return')
  const { body } = await portal.app.inject(String(headers.location))
  expect(body).toContain('You can close this tab.')
})

test('a second press after paying changes nothing and leads to the portal', async () => {
  const checkoutPage = await atCheckout()
  await checkoutPage.press('pay')
  const again = await checkoutPage.press('pay_later')
  expect(again.headers.location).toContain('mode=success')
  const declined = await checkoutPage.press('decline')
  expect(declined.headers.location).toContain('/sandbox-pay/')
  expect((await checkoutPage.look()).body).toContain('<h1>Paid</h1>')
})

test('an ended test checkout offers no action', async () => {
  const checkoutPage = await atCheckout()
  await checkoutPage.vet.api.payments.expireCheckout({
    info: { pg_type: 'sandbox', id: checkoutPage.id },
  })
  expect((await checkoutPage.press('pay')).headers.location).toContain('/sandbox-pay/')
  const { body } = await checkoutPage.look()
  expect(body).toContain('This session has expired')
  expect(body).not.toContain('value="pay"')
})

test('an address that names no payment, and a press that means nothing, get 404', async () => {
  const checkoutPage = await atCheckout()
  expect((await portal.app.inject('/sandbox-pay/sbx_nothing')).statusCode).toBe(404)
  expect((await checkoutPage.press('steal')).statusCode).toBe(404)
  expect((await checkoutPage.press('pay_later', '0')).statusCode).toBe(404)
  expect((await checkoutPage.look()).body).toContain('value="pay"')
})

test('HTML in the names of hospitals is shown as text', async () => {
  const payable = await payableCase(portal)
  const { url } = await openCheckout(payable)
  await portal.context.database.update(sandboxPayments).set({ hospital: '<b onclick=x>Vet</b>' })
  const { body } = await portal.app.inject(new URL(url).pathname)
  expect(body).toContain('&lt;b onclick=x&gt;Vet&lt;/b&gt;')
  expect(body).not.toContain('<b onclick')
})

test('PAY-5 the news travels by signed HTTP to the portal’s own door and submits the case', async () => {
  const checkoutPage = await atCheckout()
  await checkoutPage.press('lose_return')
  expect(await checkoutPage.status()).toBe('upload')
  const sandboxId = sandboxIdOf(checkoutPage.url)
  await notifyPortal(portal.context, { sandboxId, eventId: 'evt_over_http', state: 'paid' })
  expect(await checkoutPage.status()).toBe('submit')
})

test('news that is no longer true is not sent', async () => {
  const checkoutPage = await atCheckout()
  await checkoutPage.press('pay')
  const sandboxId = sandboxIdOf(checkoutPage.url)
  await notifyPortal(portal.context, { sandboxId, eventId: 'evt_stale', state: 'expired' })
  expect(await checkoutPage.status()).toBe('upload')
})

test('a portal that does not take the news makes the job try again', async () => {
  const checkoutPage = await atCheckout()
  await checkoutPage.press('pay')
  const events = {
    sandboxId: sandboxIdOf(checkoutPage.url),
    eventId: 'evt_refused',
    state: 'paid',
  } as const
  const otherSecret = { ...portal.context, secret: Buffer.alloc(32) }
  await expect(notifyPortal(otherSecret, events)).rejects.toThrow('400')
  const away = { ...portal.context, settings: { ...portal.context.settings, PORT: 1 } }
  await expect(notifyPortal(away, events)).rejects.toThrow()
  expect(await checkoutPage.status()).toBe('upload')
})
