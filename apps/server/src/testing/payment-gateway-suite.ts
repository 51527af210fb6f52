import { MINUTE } from '@systole/domain/time/durations'
import { expect, test } from 'vitest'
import type { CheckoutOrder } from '../ports/payment-gateway.ts'
import type { ProviderControls } from './provider-controls.ts'
import { refundSuite } from './refund-suite.ts'

/** Tests the requirements of every payment gateway. pay-upload A9, A11. */
export function paymentGatewaySuite(open: () => ProviderControls): void {
  opening(open)
  paying(open)
  ending(open)
  telling(open)
  refundSuite(open, anOrder)
}

let orders = 0

function anOrder(controls: ProviderControls): CheckoutOrder {
  orders += 1
  return {
    checkoutId: `checkout_${orders}`,
    idempotencyKey: `key_${orders}`,
    money: { amountMinor: 54_800, currency: 'HKD' },
    description: 'Advance eConsult',
    email: 'vet@harbour.test',
    hospital: 'Harbour Animal Hospital',
    language: 'en_us',
    successUrl: 'http://portal.test/main?mode=success',
    cancelUrl: 'http://portal.test/main?mode=cancel',
    expiresAt: new Date(controls.now().getTime() + 35 * MINUTE),
  }
}

function opening(open: () => ProviderControls): void {
  test('a new checkout is open and has a page', async () => {
    const controls = open()
    const { providerId, url } = await controls.gateway.create(anOrder(controls))
    expect(URL.canParse(url)).toBe(true)
    expect(await controls.gateway.retrieve(providerId)).toEqual({ kind: 'open' })
  })

  test('PAY-5 the same key opens the same page, also twenty times simultaneously', async () => {
    const controls = open()
    const order = anOrder(controls)
    const made = await Promise.all(Array.from({ length: 20 }, () => controls.gateway.create(order)))
    expect(new Set(made.map(({ url }) => url)).size).toBe(1)
    expect(new Set(made.map(({ providerId }) => providerId)).size).toBe(1)
  })

  test('another key opens another page', async () => {
    const controls = open()
    const one = await controls.gateway.create(anOrder(controls))
    const other = await controls.gateway.create(anOrder(controls))
    expect(one.providerId).not.toBe(other.providerId)
  })
}

function paying(open: () => ProviderControls): void {
  test('a paid checkout states the amount, the time and whether the money is real', async () => {
    const controls = open()
    const { providerId } = await controls.gateway.create(anOrder(controls))
    await controls.pay(providerId)
    const state = await controls.gateway.retrieve(providerId)
    expect(state).toMatchObject({
      kind: 'paid',
      money: { amountMinor: 54_800, currency: 'HKD' },
      live: controls.gateway.live,
    })
    if (state.kind !== 'paid') throw new Error('not paid')
    expect(state.paymentId).not.toBe('')
    expect(Math.abs(state.paidAt.getTime() - controls.now().getTime())).toBeLessThan(MINUTE)
  })
}

function ending(open: () => ProviderControls): void {
  test('an open checkout can be ended, and then neither paid nor ended differently', async () => {
    const controls = open()
    const { providerId } = await controls.gateway.create(anOrder(controls))
    expect(await controls.gateway.expire(providerId)).toBe('expired')
    await controls.pay(providerId)
    expect(await controls.gateway.retrieve(providerId)).toEqual({ kind: 'expired' })
    expect(await controls.gateway.expire(providerId)).toBe('expired')
  })

  test('PAY-5 a paid checkout cannot be ended', async () => {
    const controls = open()
    const { providerId } = await controls.gateway.create(anOrder(controls))
    await controls.pay(providerId)
    expect(await controls.gateway.expire(providerId)).toBe('notOpen')
    expect(await controls.gateway.retrieve(providerId)).toMatchObject({ kind: 'paid' })
  })

  test('money with the bank is neither open nor ended, and becomes paid', async () => {
    const controls = open()
    const { providerId } = await controls.gateway.create(anOrder(controls))
    await controls.payLater(providerId)
    expect(await controls.gateway.retrieve(providerId)).toEqual({ kind: 'processing' })
    expect(await controls.gateway.expire(providerId)).toBe('notOpen')
    await controls.finish(providerId)
    expect(await controls.gateway.retrieve(providerId)).toMatchObject({ kind: 'paid' })
  })

  test('a checkout ends by itself when its time is up', async () => {
    const controls = open()
    const { providerId } = await controls.gateway.create(anOrder(controls))
    controls.passTime(35 * MINUTE)
    expect(await controls.gateway.retrieve(providerId)).toEqual({ kind: 'expired' })
    await controls.pay(providerId)
    expect(await controls.gateway.retrieve(providerId)).toEqual({ kind: 'expired' })
  })

  test('PAY-5 paying and ending at the same time leave one of both, and both sides agree which', async () => {
    const controls = open()
    for (let race = 0; race < 10; race += 1) {
      const { providerId } = await controls.gateway.create(anOrder(controls))
      const [ended] = await Promise.all([
        controls.gateway.expire(providerId),
        controls.pay(providerId),
      ])
      const { kind } = await controls.gateway.retrieve(providerId)
      expect(kind).toBe(ended === 'expired' ? 'expired' : 'paid')
    }
  })
}

function telling(open: () => ProviderControls): void {
  test('an event names the provider’s checkout and ours', async () => {
    const controls = open()
    const order = anOrder(controls)
    const { providerId } = await controls.gateway.create(order)
    await controls.pay(providerId)
    const { raw, headers } = await controls.event(providerId)
    expect(await controls.gateway.parseEvent(raw, headers)).toMatchObject({
      objectId: providerId,
      checkoutId: order.checkoutId,
    })
  })

  test('PAY-7 an event that is forged, re-written, unsigned or old does not pass', async () => {
    const controls = open()
    const { providerId } = await controls.gateway.create(anOrder(controls))
    await controls.pay(providerId)
    const { raw, headers } = await controls.event(providerId)
    const rewritten = Buffer.from(JSON.stringify(JSON.parse(raw.toString()), null, 1))
    const flipped = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace(/.$/, flip)]),
    )
    expect(await controls.gateway.parseEvent(rewritten, headers)).toBeUndefined()
    expect(await controls.gateway.parseEvent(Buffer.concat([raw, raw]), headers)).toBeUndefined()
    expect(await controls.gateway.parseEvent(raw, flipped)).toBeUndefined()
    expect(await controls.gateway.parseEvent(raw, {})).toBeUndefined()
    controls.passTime(301_000)
    expect(await controls.gateway.parseEvent(raw, headers)).toBeUndefined()
  })
}

function flip(character: string): string {
  return character === '0' ? '1' : '0'
}
