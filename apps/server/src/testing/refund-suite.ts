import { MINUTE } from '@systole/domain/time/durations'
import { expect, test } from 'vitest'
import { type CheckoutOrder, type RefundOrder, RefundRefused } from '../ports/payment-gateway.ts'
import type { ProviderControls } from './provider-controls.ts'

type Open = () => ProviderControls
type AnOrder = (controls: ProviderControls) => CheckoutOrder

/** Tests the requirements of every payment gateway after the payment: refunds, disputes and their lists. */
export function refundSuite(open: Open, anOrder: AnOrder): void {
  let refunds = 0
  const paidOne = async () => {
    const steps = open()
    const order = anOrder(steps)
    const { providerId } = await steps.gateway.create(order)
    await steps.pay(providerId)
    const state = await steps.gateway.retrieve(providerId)
    if (state.kind !== 'paid') throw new Error('not paid')
    const { paymentId } = state
    const refundOf = (amountMinor: number): RefundOrder => {
      refunds += 1
      const refundId = `refund_${order.checkoutId}_${refunds}`
      return { refundId, paymentId, amountMinor, idempotencyKey: `key_${refundId}` }
    }
    return { controls: steps, order, providerId, paymentId, refundOf }
  }
  giving(paidOne)
  later(paidOne)
  elsewhere(paidOne)
}

type PaidOne = () => Promise<{
  controls: ProviderControls
  order: CheckoutOrder
  providerId: string
  paymentId: string
  refundOf(amountMinor: number): RefundOrder
}>

function giving(paidOne: PaidOne): void {
  test('a payment is given back in parts, and each part is found under our id', async () => {
    const { controls, order, paymentId, refundOf } = await paidOne()
    const [one, other] = [refundOf(20_000), refundOf(34_800)]
    expect(await controls.gateway.refund(one)).toMatchObject({
      refundId: one.refundId,
      money: { amountMinor: 20_000, currency: 'HKD' },
      state: 'succeeded',
    })
    await controls.gateway.refund(other)
    const payment = await controls.gateway.payment(paymentId)
    expect(payment?.checkoutId).toBe(order.checkoutId)
    expect(payment?.refunds.map(({ refundId }) => refundId).sort()).toEqual(
      [one.refundId, other.refundId].sort(),
    )
  })

  test('PAY-5 the same key gives back once, also twenty times simultaneously', async () => {
    const { controls, paymentId, refundOf } = await paidOne()
    const order = refundOf(10_000)
    const made = await Promise.all(Array.from({ length: 20 }, () => controls.gateway.refund(order)))
    expect(new Set(made.map(({ providerRefundId }) => providerRefundId)).size).toBe(1)
    expect((await controls.gateway.payment(paymentId))?.refunds).toHaveLength(1)
  })

  test.each([
    ['more than was paid', 54_801, 0],
    ['more than is left', 30_000, 30_000],
    ['what is gone', 1, 54_800],
  ])('%s is refused for good, and nothing moves', async (_, amountMinor, before) => {
    const { controls, paymentId, refundOf } = await paidOne()
    if (before > 0) await controls.gateway.refund(refundOf(before))
    await expect(controls.gateway.refund(refundOf(amountMinor))).rejects.toBeInstanceOf(
      RefundRefused,
    )
    expect((await controls.gateway.payment(paymentId))?.refunds).toHaveLength(before > 0 ? 1 : 0)
  })

  test('a payment that does not exist is neither found nor given back', async () => {
    const { controls, refundOf } = await paidOne()
    expect(await controls.gateway.payment('pi_nobody')).toBeUndefined()
    const order = { ...refundOf(1), paymentId: 'pi_nobody' }
    await expect(controls.gateway.refund(order)).rejects.toBeInstanceOf(RefundRefused)
  })
}

function later(paidOne: PaidOne): void {
  test.each([
    ['later', 'succeeded'],
    ['back', 'failed'],
  ] as const)('a refund that goes %s is pending, then %s', async (way, end) => {
    const { controls, providerId, paymentId, refundOf } = await paidOne()
    await controls.refundsGo(providerId, way)
    expect(await controls.gateway.refund(refundOf(54_800))).toMatchObject({ state: 'pending' })
    await controls.finishRefunds(paymentId)
    const payment = await controls.gateway.payment(paymentId)
    expect(payment?.refunds).toMatchObject([{ state: end }])
    expect(payment?.refunds[0]?.failure !== '').toBe(end === 'failed')
    await controls.refundsGo(providerId, 'through')
  })

  test('what came back in vain can be given back again', async () => {
    const { controls, providerId, paymentId, refundOf } = await paidOne()
    await controls.refundsGo(providerId, 'back')
    await controls.gateway.refund(refundOf(54_800))
    await controls.finishRefunds(paymentId)
    await controls.refundsGo(providerId, 'through')
    expect(await controls.gateway.refund(refundOf(54_800))).toMatchObject({ state: 'succeeded' })
  })
}

function elsewhere(paidOne: PaidOne): void {
  test('a refund made at the provider’s desk carries no id of ours', async () => {
    const { controls, paymentId } = await paidOne()
    await controls.refundAtDesk(paymentId, 4800)
    expect((await controls.gateway.payment(paymentId))?.refunds).toMatchObject([
      { refundId: '', money: { amountMinor: 4800, currency: 'HKD' }, state: 'succeeded' },
    ])
  })

  test('a dispute is open until the bank decides, and keeps refunds away', async () => {
    const { controls, paymentId, refundOf } = await paidOne()
    await controls.dispute(paymentId, 'open')
    expect((await controls.gateway.payment(paymentId))?.disputes).toMatchObject([
      { state: 'open', money: { amountMinor: 54_800, currency: 'HKD' } },
    ])
    await expect(controls.gateway.refund(refundOf(1))).rejects.toBeInstanceOf(RefundRefused)
    await controls.dispute(paymentId, 'won')
    expect((await controls.gateway.payment(paymentId))?.disputes).toMatchObject([{ state: 'won' }])
  })

  test.each(['refund', 'dispute'] as const)(
    'an event about a %s names its payment and no checkout',
    async (about) => {
      const { controls, providerId, paymentId } = await paidOne()
      if (about === 'refund') await controls.refundAtDesk(paymentId, 100)
      else await controls.dispute(paymentId, 'open')
      const { raw, headers } = await controls.eventAfter(providerId, about)
      expect(await controls.gateway.parseEvent(raw, headers)).toMatchObject({ paymentId })
    },
  )

  test('what was paid and refunded in a window is listed, and nothing of another', async () => {
    const { controls, order, providerId, paymentId, refundOf } = await paidOne()
    await controls.gateway.refund(refundOf(100))
    const at = controls.now().getTime()
    const inside = { from: new Date(at - MINUTE), until: new Date(at + MINUTE) }
    const before = { from: new Date(at - 9 * MINUTE), until: new Date(at - 8 * MINUTE) }
    const paid = await collect(controls.gateway.listPaid(inside))
    expect(paid.find((each) => each.providerId === providerId)).toMatchObject({
      checkoutId: order.checkoutId,
      state: { paymentId, money: { amountMinor: 54_800, currency: 'HKD' } },
    })
    expect(await collect(controls.gateway.listRefunded(inside))).toContain(paymentId)
    const other = await collect(controls.gateway.listPaid(before))
    expect(other.some((each) => each.providerId === providerId)).toBe(false)
    expect(await collect(controls.gateway.listRefunded(before))).not.toContain(paymentId)
  })
}

async function collect<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const each of pages) all.push(each)
  return all
}
