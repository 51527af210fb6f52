import { expect, test } from 'vitest'
import { EconsultStatus } from '../cases/case.ts'
import { DAY } from '../time/durations.ts'
import { refuseAskAfterReport, refuseAskClinic } from './refuse-enquiry.ts'

const RELEASED = new Date('2026-11-02T09:00:00Z')
const later = (milliseconds: number) => new Date(RELEASED.getTime() + milliseconds)
const open = { kind: 'afterReport', isOpen: true } as const
const answered = { kind: 'afterReport', isOpen: false } as const

test.each(EconsultStatus.options)(
  'the clinic of a case in status %s is asked only by who reads it',
  (status) => {
    const allowed = status === 'data_processing' ? undefined : 'wrongStatus'
    expect(refuseAskClinic({ status, readerId: 'reader' }, [], 'reader')).toBe(allowed)
    expect(refuseAskClinic({ status, readerId: 'other' }, [], 'reader')).toBe('wrongStatus')
    expect(refuseAskClinic({ status, readerId: null }, [], 'reader')).toBe('wrongStatus')
  },
)

test('the clinic is asked one thing at a time, as often as needed', () => {
  const consult = { status: 'data_processing', readerId: 'reader' } as const
  const asked = (isOpen: boolean) => ({ kind: 'files', isOpen }) as const
  expect(refuseAskClinic(consult, [asked(false), asked(false), asked(false)], 'reader')).toBe(
    undefined,
  )
  expect(refuseAskClinic(consult, [asked(false), asked(true)], 'reader')).toBe('enquiryOpen')
})

test.each([
  ['at once', [], 0, undefined],
  ['on the last moment of the seventh day', [answered], 7 * DAY, undefined],
  ['a moment later', [], 7 * DAY + 1, 'enquiriesOver'],
  ['while one waits', [open], DAY, 'enquiryOpen'],
  ['a third time', [answered, answered], DAY, 'enquiriesUsed'],
  ['after questions of the reader', [{ kind: 'files', isOpen: false } as const], DAY, undefined],
])('a report is asked about %s', (_, before, passed, refusal) => {
  const consult = { status: 'close', releasedAt: RELEASED } as const
  expect(refuseAskAfterReport(consult, before, later(passed))).toBe(refusal)
})

test.each(EconsultStatus.options.filter((status) => status !== 'close'))(
  'nothing is asked about the report of a case in status %s',
  (status) => {
    expect(refuseAskAfterReport({ status, releasedAt: RELEASED }, [], RELEASED)).toBe('wrongStatus')
    expect(refuseAskAfterReport({ status: 'close', releasedAt: undefined }, [], RELEASED)).toBe(
      'wrongStatus',
    )
  },
)
