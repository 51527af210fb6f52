import { expect, test } from 'vitest'
import { MINUTE } from '../time/durations.ts'
import { CHECKOUT_STATES, checkoutStateToWire, isLive } from './checkout.ts'
import { isDueForCheck } from './next-check.ts'

test('a checkout takes money while it is being made, open or with the bank, and never after', () => {
  expect(CHECKOUT_STATES.filter(isLive)).toEqual(['creating', 'open', 'processing'])
})

test('only a checkout whose money arrived is shown as paid', () => {
  const paid = CHECKOUT_STATES.filter(
    (state) => checkoutStateToWire(state).payment_status === 'paid',
  )
  expect(paid).toEqual(['paid', 'paid_duplicate'])
})

const born = new Date('2026-11-20T10:00:00Z')
const after = (minutes: number) => new Date(born.getTime() + minutes * MINUTE)

test.each([
  ['at once', 0, null, false],
  ['a moment before two minutes', 1.99, null, false],
  ['after two minutes', 2, null, true],
  ['half a minute after the last check', 3, 2.5, false],
  ['a minute after the last check', 3.5, 2.5, true],
  ['four minutes after a check, at twenty minutes', 20, 16, false],
  ['five minutes after a check, at twenty minutes', 20, 15, true],
  ['when its time is up, however short ago the check', 36, 34.9, true],
  ['nine minutes after a check, at two hours', 120, 111, false],
  ['ten minutes after a check, at two hours', 120, 110, true],
])('a live checkout is asked about %s: %d, %s, %s', (_, now, checked, due) => {
  const checkout = {
    createdAt: born,
    checkedAt: checked === null ? null : after(checked),
    expiresAt: after(35),
  }
  expect(isDueForCheck(checkout, after(now))).toBe(due)
})
