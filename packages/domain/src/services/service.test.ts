import { expect, test } from 'vitest'
import { leaseEnd, type ServiceTable, statusesIn } from './service.ts'
import { nextStatusIn } from './steps.ts'

type Status = 'asked' | 'counted' | 'reported'
/** A service that exists in this test only: blood cells counted within an hour. */
const bloodCount: ServiceTable<Status, 'ask' | 'count'> = {
  id: 'bloodtest',
  prefix: 'BT',
  phases: { asked: 'draft', counted: 'queued', reported: 'released' },
  steps: {
    ask: { from: ['asked'], to: 'counted', by: ['vet'] },
    count: { from: ['counted'], to: 'reported', by: ['patcher', 'system'] },
  },
  promiseMinutes: 60,
  leaseMinutes: 15,
  lateMinutes: { assigned: 30, unassigned: 60 },
  rights: [],
  requires: 'file',
  credits: 'byService',
  report: 'none',
  notices: {},
}

test.each([
  ['asked', 'ask', 'vet', 'counted'],
  ['counted', 'count', 'patcher', 'reported'],
  ['counted', 'count', 'system', 'reported'],
  ['asked', 'count', 'patcher', { refusal: 'wrongStatus' }],
  ['reported', 'ask', 'vet', { refusal: 'wrongStatus' }],
  ['counted', 'count', 'vet', { refusal: 'accessDenied' }],
  ['reported', 'count', 'vet', { refusal: 'accessDenied' }],
] as const)(
  'SERV-2 another service goes by its own table: %s, %s by %s gives %j',
  (status, action, by, next) => {
    expect(nextStatusIn(bloodCount, { status, action, by })).toEqual(next)
  },
)

test('SERV-2 the statuses of a phase keep the order of the service', () => {
  expect(statusesIn(bloodCount, 'queued', 'draft')).toEqual(['asked', 'counted'])
  expect(statusesIn(bloodCount, 'inWork')).toEqual([])
})

test('SERV-2 a lease lasts as long as its service says', () => {
  expect(leaseEnd(new Date('2026-11-20T12:00:00Z'), bloodCount)).toEqual(
    new Date('2026-11-20T12:15:00Z'),
  )
})
