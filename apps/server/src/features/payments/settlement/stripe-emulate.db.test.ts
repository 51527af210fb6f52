import { PAYMENT_WEBHOOK_PATH } from '@systole/contract/money/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripeGateway } from '../../../adapters/stripe/stripe-gateway.ts'
import { startEmulateBridge } from '../../../testing/emulate-bridge.ts'
import { payableCase, recordsOf } from '../../../testing/payable-case.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { seedProducts } from '../products/seed-products.ts'

/** Tests the Stripe adapter with the real SDK against a third-party stand-in: emulate 0.12.2. ADR 34. */
const SECRET = 'whsec_of_the_portal'

let portal: TestApp
let peer: Awaited<ReturnType<typeof startEmulateBridge>>
/** True while the portal accepts events. */
let listens = true

beforeAll(async () => {
  const clock = { now: () => portal.clock.now() }
  peer = await startEmulateBridge({
    secret: SECRET,
    now: clock.now,
    deliver: async ({ raw, headers }) => {
      if (!listens) return 503
      const { statusCode } = await portal.app.inject({
        method: 'POST',
        url: `${PAYMENT_WEBHOOK_PATH}/stripe`,
        payload: raw,
        headers: { 'content-type': 'application/json', ...headers },
      })
      return statusCode
    },
  })
  const gateway = stripeGateway({
    secretKey: 'sk_test_emulate',
    webhookSecrets: [SECRET],
    api: peer.api,
    clock,
  })
  portal = await testApp({ gateways: { all: [gateway], of: () => gateway, named: () => gateway } })
  await seedProducts(portal.context.database)
})
afterAll(async () => {
  await portal.close()
  await peer.close()
})

async function opened() {
  const payable = await payableCase(portal, { mode: 'advance' })
  const { payments } = payable.vet.api
  const reply = await payments.createCheckout({ info: payable.info({ pg_type: 'stripe' }) })
  if (!reply.ok) throw new Error(reply.message)
  const { id, url } = reply.data
  return {
    page: url,
    pay: () => fetch(`${url}/complete`, { method: 'POST', redirect: 'manual' }),
    ask: () => payments.queryCheckout({ pg_type: 'stripe', id }),
    cancel: () => payments.expireCheckout({ info: { pg_type: 'stripe', id } }),
    id,
    records: async () => {
      const { consult, checkouts } = await recordsOf(portal, payable.caseId)
      return { status: consult.status, checkouts }
    },
  }
}

test('PAY-3 PAY-5 a case is opened, paid on the hosted page of emulate, and submitted by a signed event', async () => {
  const { page, pay, records, ask, cancel, id } = await opened()
  const shown = await (await fetch(page)).text()
  expect(shown).toContain('Advance eConsult')
  expect(shown).toContain('$548.00 HKD')

  const paid = await pay()

  expect(paid.headers.get('location')).toBe(
    `http://portal.test/main?mode=success&pg_type=stripe&id=${id}`,
  )
  expect(peer.told.at(-1)).toBe('checkout.session.completed')
  expect(await records()).toMatchObject({
    status: 'submit',
    checkouts: [{ state: 'paid', provider: 'stripe', live: false, paidMinor: 54_800 }],
  })
  expect(await ask()).toMatchObject({ data: { status: 'complete', payment_status: 'paid' } })
  expect(await cancel()).toMatchObject({ code: -7003 })
})

test('PAY-4 a checkout that is ended at emulate takes no money, and the case is opened again', async () => {
  const { page, pay, records, ask, cancel } = await opened()
  expect(await ask()).toMatchObject({ data: { status: 'open', payment_status: 'unpaid' } })

  expect(await cancel()).toMatchObject({ ok: true })

  expect(peer.told.at(-1)).toBe('checkout.session.expired')
  expect(await (await fetch(page)).text()).toContain('Status: expired')
  expect((await pay()).headers.get('location')).not.toContain('mode=success')
  expect(await ask()).toMatchObject({ data: { status: 'expired', payment_status: 'unpaid' } })
  expect(await records()).toMatchObject({ status: 'upload', checkouts: [{ state: 'expired' }] })
})

test('PAY-5 (A11 25) money that emulate does not announce is found on return', async () => {
  const { pay, records, ask } = await opened()
  listens = false
  await pay()
  listens = true
  expect(await records()).toMatchObject({ status: 'upload', checkouts: [{ state: 'open' }] })
  expect(await ask()).toMatchObject({ data: { payment_status: 'paid' } })
  expect(await records()).toMatchObject({ status: 'submit', checkouts: [{ state: 'paid' }] })
})
