import { expect, test } from 'vitest'
import { econsult } from '../services/econsult.ts'
import { leaseEnd } from '../services/service.ts'
import { MINUTE, SECOND } from '../time/durations.ts'
import { hasLapsed, IDLE_AFTER, VISIT_EVERY, VISIT_LASTS } from './lease.ts'

/** decision of STAFF-4: half an hour */
const LEASE = 30 * MINUTE
const now = new Date('2026-11-20T06:00:00Z')

test.each([
  ['a moment before its end', LEASE - 1, false],
  ['at its end', LEASE, true],
  ['long after', LEASE + 60 * MINUTE, true],
])('STAFF-4 an unused claim lapses: %s', (_when, later, lapsed) => {
  const at = new Date(now.getTime() + later)
  expect(hasLapsed({ status: 'data_processing', leaseUntil: leaseEnd(now, econsult) }, at)).toBe(
    lapsed,
  )
})

test('a case that was handed over and not opened yet stays with its reader', () => {
  expect(hasLapsed({ status: 'data_processing', leaseUntil: null }, now)).toBe(false)
})

test.each(['submit', 'close', 'reject', 'resend_report_request'] as const)(
  'in status %s there is no claim to lapse',
  (status) => {
    expect(hasLapsed({ status, leaseUntil: new Date(0) }, now)).toBe(false)
  },
)

test('two lost visits in a row do not make a reader absent, and idleness ends well before the lease', () => {
  expect(3 * VISIT_EVERY + 10 * SECOND).toBeLessThanOrEqual(VISIT_LASTS)
  expect(IDLE_AFTER + VISIT_EVERY).toBeLessThan(LEASE)
})
