import { expect, test } from 'vitest'
import { DAY } from '../time/durations.ts'
import { refuseAskRepeat } from './refuse-repeat.ts'

const deliveredAt = new Date('2026-03-02T08:00:00Z')
const after = (ms: number) => new Date(deliveredAt.getTime() + ms)
const released = { service: 'ecg1l', status: 'done', deliveredAt } as const
const ofClinic = { askedAt: after(1), by: 'vet' } as const
const ofOffice = { askedAt: after(1), by: 'internal_admin' } as const
const ofEarlierRevision = { askedAt: after(-DAY), by: 'vet' } as const

test.each([
  ['the hospital within a day', 'vet', [], DAY, undefined],
  ['the hospital after a day', 'vet', [], DAY + 1, 'repeatOver'],
  ['the hospital once more', 'vet', [ofClinic], 2, 'repeatAsked'],
  ['the hospital after the office asked', 'vet', [ofOffice], 2, undefined],
  ['the hospital about a new revision', 'vet', [ofEarlierRevision], 2, undefined],
  ['an admin after months', 'internal_admin', [], 90 * DAY, undefined],
  ['an admin after the hospital was declined', 'internal_admin', [ofClinic], 2, undefined],
  ['an admin once more', 'internal_admin', [ofOffice], 2, undefined],
] as const)('ECG-8 E29 a resend asked for by %s', (_, by, earlier, ms, refusal) => {
  expect(refuseAskRepeat(released, earlier, { now: after(ms), by })).toBe(refusal)
})

test('ECG-8 E29 one request at a time, and only about a released report', () => {
  const asker = { now: after(1), by: 'internal_admin' } as const
  const of = (status: 'resend_report_request' | '1st_reviewing') =>
    refuseAskRepeat({ ...released, status }, [], asker)
  expect(of('resend_report_request')).toBe('repeatAsked')
  expect(of('1st_reviewing')).toBe('wrongStatus')
})
