import { expect, test } from 'vitest'
import type { ServiceTable } from './service.ts'
import { holderAfter, leasedStatusesIn, nextStatusIn, stepIn, takerOf } from './steps.ts'

type Status = 'waiting' | 'counting' | 'checked' | 'reported'
type Action = 'claim' | 'lapse' | 'check' | 'accept' | 'undo'
/** A service that exists in this test only, with an action in several rows, a step that stays and one that returns. */
const count: Pick<ServiceTable<Status, Action>, 'phases' | 'steps'> = {
  phases: { waiting: 'queued', counting: 'inWork', checked: 'inWork', reported: 'released' },
  steps: {
    claim: {
      from: ['waiting', 'counting'],
      to: 'same',
      by: ['patcher'],
      taker: 'free',
      holder: 'caller',
    },
    lapse: [
      { from: ['waiting'], to: 'same', by: ['system'] },
      { from: ['counting'], to: 'waiting', by: ['system'] },
    ],
    check: [
      { from: ['counting'], to: 'checked', by: ['senior_patcher'] },
      { from: ['counting'], to: 'waiting', by: ['senior_patcher'] },
    ],
    accept: [
      { from: ['checked'], to: 'reported', by: ['reviewer'] },
      { from: ['checked'], to: 'waiting', by: ['internal_admin'] },
    ],
    undo: { from: ['reported'], to: 'origin', by: ['reviewer'] },
  },
}

test.each([
  ['waiting', 'claim', 'patcher', {}, 'waiting'],
  ['counting', 'claim', 'patcher', {}, 'counting'],
  ['checked', 'claim', 'patcher', {}, { refusal: 'wrongStatus' }],
  ['waiting', 'lapse', 'system', {}, 'waiting'],
  ['counting', 'lapse', 'system', {}, 'waiting'],
  ['counting', 'check', 'senior_patcher', { to: 'checked' }, 'checked'],
  ['counting', 'check', 'senior_patcher', { to: 'waiting' }, 'waiting'],
  ['counting', 'check', 'senior_patcher', { to: 'reported' }, { refusal: 'wrongStatus' }],
  ['checked', 'accept', 'reviewer', {}, 'reported'],
  ['checked', 'accept', 'internal_admin', {}, 'waiting'],
  ['checked', 'accept', 'vet', {}, { refusal: 'accessDenied' }],
  ['reported', 'undo', 'reviewer', { origin: 'counting' }, 'counting'],
  ['reported', 'undo', 'reviewer', {}, { refusal: 'wrongStatus' }],
] as const)(
  'SERV-2 an action may have rows by role, status and target: %s, %s by %s %j gives %j',
  (status, action, by, more, next) => {
    expect(nextStatusIn(count, { status, action, by, ...more })).toEqual(next)
  },
)

test('SERV-2 the assignee takes a step in work and keeps a released case, unless the row says otherwise', () => {
  expect(takerOf(count, {}, 'waiting')).toBe('any')
  expect(takerOf(count, {}, 'counting')).toBe('holder')
  expect(takerOf(count, { taker: 'free' }, 'counting')).toBe('free')
  expect(holderAfter(count, {}, 'waiting')).toBe('none')
  expect(holderAfter(count, {}, 'counting')).toBe('caller')
  expect(holderAfter(count, {}, 'reported')).toBe('kept')
  expect(holderAfter(count, { holder: 'first' }, 'counting')).toBe('first')
})

test('SERV-2 a case is taken from an assignee in the statuses that lapse', () => {
  expect(leasedStatusesIn(count)).toEqual(['waiting', 'counting'])
})

test('SERV-2 a step is found with the terms of its row', () => {
  expect(stepIn(count, { status: 'counting', action: 'claim', by: 'patcher' })).toMatchObject({
    next: 'counting',
    taker: 'free',
    holder: 'caller',
  })
})
