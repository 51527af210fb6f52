import { MINUTE } from '@systole/domain/time/durations'
import { expect, test } from 'vitest'
import { type CheckoutOrder, type RefundOrder, RefundRefused } from '../ports/payment-gateway.ts'
import type { ProviderControls } from './provider-hands.ts'

type Open = () => ProviderControls
type AnOrder = (hands: ProviderControls) => CheckoutOrder

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
    return { hands: steps, order, providerId, paymentId, refundOf }
  }
  giving(paidOne)
  later(paidOne)
  elsewhere(paidOne)
}

type PaidOne = () => Promise<{
  hands: ProviderControls
  order: CheckoutOrder
  providerId: string
  paymentId: string
  refundOf(amountMinor: number): RefundOrder
}>

function giving(paidOne: PaidOne): void {
  test('a payment is given back in parts, and each part is found under our id', async () => {
    const { hands, order, paymentId, refundOf } = await paidOne()
    const [one, other] = [refundOf(20_000), refundOf(34_800)]
    expect(await hands.gateway.refund(one)).toMatchObject({
      refundId: one.refundId,
      money: { amountMinor: 20_000, currency: 'HKD' },
      state: 'succeeded',
    })
    await hands.gateway.refund(other)
    const payment = await hands.gateway.payment(paymentId)
    expect(payment?.checkoutId).toBe(order.checkoutId)
    expect(payment?.refunds.map(({ refundId }) => refundId).sort()).toEqual(
      [one.refundId, other.refundId].sort(),
    )
  })

  test('PAY-5 the same key gives back once, also twenty times at once', async () => {
    const { hands, paymentId, refundOf } = await paidOne()
    const order = refundOf(10_000)
    const made = await Promise.all(Array.from({ length: 20 }, () => hands.gateway.refund(order)))
    expect(new Set(made.map(({ providerRefundId }) => providerRefundId)).size).toBe(1)
    expect((await hands.gateway.payment(paymentId))?.refunds).toHaveLength(1)
  })

  test.each([
    ['more than was paid', 54_801, 0],
    ['more than is left', 30_000, 30_000],
    ['what is gone', 1, 54_800],
  ])('%s is refused for good, and nothing moves', async (_, amountMinor, before) => {
    const { hands, paymentId, refundOf } = await paidOne()
    if (before > 0) await hands.gateway.refund(refundOf(before))
    await expect(hands.gateway.refund(refundOf(amountMinor))).rejects.toBeInstanceOf(RefundRefused)
    expect((await hands.gateway.payment(paymentId))?.refunds).toHaveLength(before > 0 ? 1 : 0)
  })

  test('a payment that does not exist is neither found nor given back', async () => {
    const { hands, refundOf } = await paidOne()
    expect(await hands.gateway.payment('pi_nobody')).toBeUndefined()
    const order = { ...refundOf(1), paymentId: 'pi_nobody' }
    await expect(hands.gateway.refund(order)).rejects.toBeInstanceOf(RefundRefused)
  })
}

function later(paidOne: PaidOne): void {
  test.each([
    ['later', 'succeeded'],
    ['back', 'failed'],
  ] as const)('a refund that goes %s is pending, then %s', async (way, end) => {
    const { hands, providerId, paymentId, refundOf } = await paidOne()
    await hands.refundsGo(providerId, way)
    expect(await hands.gateway.refund(refundOf(54_800))).toMatchObject({ state: 'pending' })
    await hands.finishRefunds(paymentId)
    const payment = await hands.gateway.payment(paymentId)
    expect(payment?.refunds).toMatchObject([{ state: end }])
    expect(payment?.refunds[0]?.failure !== '').toBe(end === 'failed')
    await hands.refundsGo(providerId, 'through')
  })

  test('what came back in vain can be given back again', async () => {
    const { hands, providerId, paymentId, refundOf } = await paidOne()
    await hands.refundsGo(providerId, 'back')
    await hands.gateway.refund(refundOf(54_800))
    await hands.finishRefunds(paymentId)
    await hands.refundsGo(providerId, 'through')
    expect(await hands.gateway.refund(refundOf(54_800))).toMatchObject({ state: 'succeeded' })
  })
}

function elsewhere(paidOne: PaidOne): void {
  test('a refund made at the provider’s desk carries no id of ours', async () => {
    const { hands, paymentId } = await paidOne()
    await hands.refundAtDesk(paymentId, 4800)
    expect((await hands.gateway.payment(paymentId))?.refunds).toMatchObject([
      { refundId: '', money: { amountMinor: 4800, currency: 'HKD' }, state: 'succeeded' },
    ])
  })

  test('a dispute is open until the bank decides, and keeps refunds away', async () => {
    const { hands, paymentId, refundOf } = await paidOne()
    await hands.dispute(paymentId, 'open')
    expect((await hands.gateway.payment(paymentId))?.disputes).toMatchObject([
      { state: 'open', money: { amountMinor: 54_800, currency: 'HKD' } },
    ])
    await expect(hands.gateway.refund(refundOf(1))).rejects.toBeInstanceOf(RefundRefused)
    await hands.dispute(paymentId, 'won')
    expect((await hands.gateway.payment(paymentId))?.disputes).toMatchObject([{ state: 'won' }])
  })

  test.each(['refund', 'dispute'] as const)(
    'an event about a %s names its payment and no checkout',
    async (about) => {
      const { hands, providerId, paymentId } = await paidOne()
      if (about === 'refund') await hands.refundAtDesk(paymentId, 100)
      else await hands.dispute(paymentId, 'open')
      const { raw, headers } = await hands.eventAfter(providerId, about)
      expect(await hands.gateway.parseEvent(raw, headers)).toMatchObject({ paymentId })
    },
  )

  test('what was paid and refunded in a window is listed, and nothing of another', async () => {
    const { hands, order, providerId, paymentId, refundOf } = await paidOne()
    await hands.gateway.refund(refundOf(100))
    const at = hands.now().getTime()
    const inside = { from: new Date(at - MINUTE), until: new Date(at + MINUTE) }
    const before = { from: new Date(at - 9 * MINUTE), until: new Date(at - 8 * MINUTE) }
    const paid = await collect(hands.gateway.listPaid(inside))
    expect(paid.find((each) => each.providerId === providerId)).toMatchObject({
      checkoutId: order.checkoutId,
      state: { paymentId, money: { amountMinor: 54_800, currency: 'HKD' } },
    })
    expect(await collect(hands.gateway.listRefunded(inside))).toContain(paymentId)
    const other = await collect(hands.gateway.listPaid(before))
    expect(other.some((each) => each.providerId === providerId)).toBe(false)
    expect(await collect(hands.gateway.listRefunded(before))).not.toContain(paymentId)
  })
}

async function collect<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const each of pages) all.push(each)
  return all
}
