import { MINUTE } from '@systole/domain/time/durations'
import { afterEach, expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { deliverWebhook, openCheckout, payableCase, recordsOf } from '../../testing/payable-case.ts'
import { expectInvariantsHold } from '../../testing/payment-invariants.ts'
import { portalWithProducts } from '../../testing/portal-with-products.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** Every state of a payment can be reached from the test payment page, by developers and presenters. */
let portal: TestApp

portalWithProducts((made) => {
  portal = made
})
afterEach(() => expectInvariantsHold(portal))

async function atCheckout() {
  const payable = await payableCase(portal)
  const { url } = await openCheckout(payable)
  const path = new URL(url).pathname
  const press = async (outcome: string, more: Record<string, string> = {}) => {
    const { headers } = await portal.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ outcome, ...more }).toString(),
    })
    const [next = ''] = String(headers.location).replace('http://portal.test', '').split('#')
    return portal.app.inject(next)
  }
  return {
    press,
    look: () => portal.app.inject(path),
    notify: (about?: 'refund' | 'dispute') =>
      deliverWebhook(portal, url, { eventId: newId('evt'), ...(about && { about }) }),
    state: async () => {
      const { consult, checkouts } = await recordsOf(portal, payable.caseId)
      return `${checkouts[0]?.state} ${consult.status}`
    },
  }
}

test('the page can be let end: it refuses, and the portal writes it down', async () => {
  const { press, notify, state } = await atCheckout()
  expect((await press('expire')).body).toContain('This session has expired')
  await notify()
  expect(await state()).toBe('expired upload')
})

test('half the money is set aside for a person, and the case is not sent', async () => {
  const { press, notify, state } = await atCheckout()
  await press('pay_less')
  await notify()
  expect(await state()).toBe('paid_mismatch upload')
})

test.each([
  ['confirm_now', 'paid submit'],
  ['refuse_now', 'failed upload'],
])('while the bank confirms, it can %s', async (outcome, after) => {
  const { press, notify, state, look } = await atCheckout()
  await press('pay_later', { delay: '120' })
  await notify()
  expect(await state()).toBe('processing upload')
  expect((await look()).body).toContain('The bank confirms now')
  expect((await press(outcome)).statusCode).toBe(200)
  await notify()
  expect(await state()).toBe(after)
  expect((await press(outcome)).body).not.toContain('The bank confirms now')
})

test('a notice may come late or twice more: the case is submitted once', async () => {
  const { press, notify, state } = await atCheckout()
  expect((await press('late_notice', { delay: '120' })).body).toContain('You can close this tab.')
  expect(await state()).toBe('open upload')
  await notify()
  expect((await press('notice_again')).body).toContain(
    'Done. The portal is notified within seconds.',
  )
  await notify()
  expect(await state()).toBe('paid submit')
})

test('money goes back at the desk in halves, and not when nothing is left', async () => {
  const { press, notify } = await atCheckout()
  await press('pay')
  await notify()
  expect((await press('refund_part')).body).toContain('HKD\u00a0149')
  expect((await press('refund_all')).body.match(/refunded/g)?.length).toBeGreaterThanOrEqual(2)
  expect((await press('refund_all')).body).toContain('The test bank could not do this')
  await notify('refund')
})

test.each(['won', 'lost'])('a dispute opens, keeps refunds away and is %s', async (how) => {
  const { press, notify } = await atCheckout()
  await press('pay')
  await notify()
  const { body } = await press('dispute')
  expect(body).toContain('Dispute of HKD\u00a0298')
  expect(body).not.toContain('value="refund_all"')
  await notify('dispute')
  expect((await press('refund_all')).body).toContain('The test bank could not do this')
  expect((await press(`dispute_${how}`)).body).toContain(`<dd>${how}</dd>`)
  await notify('dispute')
})

test('the outcome of the portal’s refunds is chosen on the test checkout page', async () => {
  const { press, notify, look } = await atCheckout()
  await press('pay')
  await notify()
  await press('refunds_go', { refunds: 'refused' })
  expect((await look()).body).toContain('<option value="refused" selected>')
})

test('actions after a payment are offered only once it is made, and those before it only until then', async () => {
  const { press, notify, state, look } = await atCheckout()
  for (const outcome of ['refund_all', 'dispute', 'confirm_now', 'notice_again'])
    expect((await press(outcome)).statusCode).toBe(200)
  expect((await look()).body).toContain('value="pay"')
  await press('pay')
  await notify()
  await press('expire')
  portal.clock.advance(40 * MINUTE)
  expect((await look()).body).toContain('<h1>Paid</h1>')
  expect(await state()).toBe('paid submit')
  portal.clock.advance(-40 * MINUTE)
})

test('who develops finds every test payment on one page', async () => {
  const { look } = await atCheckout()
  const { body } = await portal.app.inject('/dev/payments')
  expect(body).toContain('<h1>Test payments</h1>')
  const [, path = ''] = /href="(\/sandbox-pay\/[^"]+)"/.exec(body) ?? []
  expect((await portal.app.inject(path)).body).toContain('value="pay"')
  expect((await look()).statusCode).toBe(200)
})
