import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  deliveryState,
  MAIL_STATES,
  MAILS_PER_ADDRESS,
  type MailEvent,
  type MailState,
  mayBefall,
  maySendAgain,
  nextMailState,
  refuseResend,
} from './delivery.ts'

const EVENTS = ['handOver', 'accept', 'postpone', 'bounce'] as const satisfies MailEvent[]

test.each([
  ['queued', 'handOver', 'sent'],
  ['sent', 'handOver', 'sent'],
  ['sent', 'accept', 'accepted'],
  ['sent', 'postpone', 'queued'],
  ['sent', 'bounce', 'bounced'],
  ['accepted', 'bounce', 'bounced'],
] as const)('a mail that is %s: %s makes it %s', (state, event, next) => {
  expect(nextMailState(state, event)).toBe(next)
})

test('nothing else can happen to a mail', () => {
  const possible = MAIL_STATES.flatMap((state) =>
    EVENTS.filter((event) => nextMailState(state, event) !== undefined),
  )
  expect(possible).toHaveLength(6)
})

test('a mail that was accepted is never handed over again, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
      let state: MailState = 'queued'
      let wasAccepted = false
      for (const event of events) {
        if (event === 'handOver' && mayBefall(event).includes(state))
          expect(wasAccepted).toBe(false)
        state = nextMailState(state, event) ?? state
        wasAccepted ||= state === 'accepted'
      }
    }),
  )
})

const OPENED = new Date('2026-11-20T12:00:00Z')

test.each([
  ['queued', null, 'queued'],
  ['accepted', null, 'accepted'],
  ['queued', OPENED, 'opened'],
  ['accepted', OPENED, 'opened'],
  ['bounced', OPENED, 'bounced'],
] as const)(
  'a mail that is %s and whose reader opened the report at %s is shown as %s',
  (state, openedAt, shown) => {
    expect(deliveryState({ state, openedAt })).toBe(shown)
  },
)

const mails = (count: number, state: MailState = 'accepted') => Array(count).fill({ state })

test.each([
  ['to a new address', [], undefined],
  ['after one that came back', mails(1, 'bounced'), undefined],
  ['after one that was taken', mails(1), undefined],
  ['while the last one waits', mails(1, 'queued'), 'mailUnderWay'],
  ['while the last one is being handed over', mails(1, 'sent'), 'mailUnderWay'],
  ['for the last time', mails(MAILS_PER_ADDRESS - 1), undefined],
  ['once too often', mails(MAILS_PER_ADDRESS), 'resentTooOften'],
])('STAFF-2 a report is sent again %s', (_, earlier, refusal) => {
  expect(refuseResend(earlier)).toBe(refusal)
})

test.each([
  [0, true],
  [1, true],
  [2, false],
])('R5 after %d attempts of unknown outcome a mail may be sent again: %s', (attempts, may) => {
  expect(maySendAgain(attempts)).toBe(may)
})
