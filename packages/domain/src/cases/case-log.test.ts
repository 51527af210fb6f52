import { expect, test } from 'vitest'
import { serviceTableOf } from '../services/service-tables.ts'
import { stepsOfAction } from '../services/steps.ts'
import { LOGGED_ACTIONS, loggedAction, logKindOf } from './case-log.ts'
import { TIMELINE_EVENTS } from './case-timeline.ts'

test.each([
  ['case.opened', 'case'],
  ['pet.corrected', 'case'],
  ['deadline.step', 'case'],
  ['file.added', 'files'],
  ['absence.told', 'files'],
  ['ecgPatch.saved', 'reading'],
  ['review.secondDone', 'reading'],
  ['measurement.saved', 'reading'],
  ['report.released', 'report'],
  ['enquiry.asked', 'messages'],
  ['note.internal', 'messages'],
  ['mail.bounced', 'messages'],
  ['payment.refund_returned', 'money'],
  ['credits.deducted', 'money'],
  ['something.new', 'case'],
] as const)('STAFF-3 a line of %s is found under %s', (action, kind) => {
  expect(logKindOf(action)).toBe(kind)
})

/** Events that the timeline makes of other lines. */
const MADE = ['deadline.overtime', 'report.corrected']

test('STAFF-3 the whole log has words for every event of the timeline', () => {
  const events = TIMELINE_EVENTS.filter((event) => !MADE.includes(event))
  expect(events.filter((event) => !loggedAction(event))).toEqual([])
})

/** Steps of an eConsult whose lines are those of the payment, the questions and the report. */
const LOGGED_OTHERWISE = ['case.saveQuestions', 'case.pay', 'case.release']

test.each(['econsult', 'ecg1l', 'ecg6l'] as const)(
  'STAFF-3 the whole log has words for every step of %s',
  (service) => {
    const table = serviceTableOf({ service })
    const steps = Object.keys(table.steps).flatMap((action) =>
      stepsOfAction(table, action).map(({ log = `case.${action}` }) => log),
    )
    const logged = steps.filter((action) => !LOGGED_OTHERWISE.includes(action))
    expect(logged.filter((action) => !loggedAction(action))).toEqual([])
    expect(new Set(LOGGED_ACTIONS).size).toBe(LOGGED_ACTIONS.length)
  },
)
