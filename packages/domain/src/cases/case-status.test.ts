import { expect, test } from 'vitest'
import { UserType } from '../accounts/user-type.ts'
import { type EconsultAction, EconsultStatus, MODE_TAG } from './case.ts'
import { caseNumberText } from './case-number.ts'
import { isEditable, REPORTED_STATUSES, TIMED_STATUSES, takesFiles } from './case-status.ts'
import { nextStatus } from './case-steps.ts'

const ACTORS = [...UserType.options, 'system'] as const

test.each([
  ['open', true],
  ['upload', true],
  ['submit', false],
  ['data_processing', false],
  ['close', false],
  ['reject', false],
  ['resend_report_request', false],
] as const)('CASE-2 status %s is editable: %s', (status, editable) => {
  expect(isEditable(status)).toBe(editable)
})

test.each([
  ['open', true],
  ['upload', true],
  ['submit', true],
  ['data_processing', true],
  ['resend_report_request', true],
  ['close', false],
  ['reject', false],
] as const)('CASE-2 status %s takes further files: %s (SPEC 11)', (status, takes) => {
  expect(takesFiles(status)).toBe(takes)
})

test.each([
  ['open', 'saveQuestions', 'vet', 'upload'],
  ['upload', 'saveQuestions', 'vet', 'upload'],
  ['open', 'pay', 'system', 'submit'],
  ['upload', 'pay', 'system', 'submit'],
  ['submit', 'claim', 'cardiologist', 'data_processing'],
  ['data_processing', 'unclaim', 'cardiologist', 'submit'],
  ['data_processing', 'unclaim', 'internal_admin', 'submit'],
  ['data_processing', 'takeOver', 'cardiologist', 'data_processing'],
  ['submit', 'assign', 'internal_admin', 'data_processing'],
  ['data_processing', 'assign', 'internal_admin', 'data_processing'],
  ['data_processing', 'lapse', 'system', 'submit'],
  ['data_processing', 'release', 'cardiologist', 'close'],
  ['data_processing', 'revise', 'cardiologist', 'close'],
  ['close', 'revise', 'cardiologist', 'close'],
  ['open', 'reject', 'internal_admin', 'reject'],
  ['upload', 'reject', 'internal_admin', 'reject'],
  ['submit', 'reject', 'internal_admin', 'reject'],
  ['data_processing', 'reject', 'internal_admin', 'reject'],
  ['close', 'askRepeat', 'vet', 'resend_report_request'],
  ['resend_report_request', 'acceptRepeat', 'cardiologist', 'data_processing'],
  ['resend_report_request', 'acceptRepeat', 'internal_admin', 'data_processing'],
  ['resend_report_request', 'declineRepeat', 'cardiologist', 'close'],
  ['resend_report_request', 'declineRepeat', 'internal_admin', 'close'],
] as const)('%s: %s by %s leads to %s', (status, action, by, next) => {
  expect(nextStatus({ status }, action, by)).toBe(next)
})

/** The roles and statuses of every action, from SPEC 9 and SPEC 19 and not from the code. The type requires every action. */
const ACTIONS: Record<EconsultAction, { by: (typeof ACTORS)[number][]; from: EconsultStatus[] }> = {
  saveQuestions: { by: ['vet'], from: ['open', 'upload'] },
  pay: { by: ['system'], from: ['open', 'upload'] },
  claim: { by: ['cardiologist'], from: ['submit'] },
  unclaim: { by: ['cardiologist', 'internal_admin'], from: ['data_processing'] },
  takeOver: { by: ['cardiologist'], from: ['data_processing'] },
  assign: { by: ['internal_admin'], from: ['submit', 'data_processing'] },
  lapse: { by: ['system'], from: ['data_processing'] },
  release: { by: ['cardiologist'], from: ['data_processing'] },
  revise: { by: ['cardiologist'], from: ['data_processing', 'close'] },
  reject: { by: ['internal_admin'], from: ['open', 'upload', 'submit', 'data_processing'] },
  askRepeat: { by: ['vet'], from: ['close'] },
  acceptRepeat: { by: ['cardiologist', 'internal_admin'], from: ['resend_report_request'] },
  declineRepeat: { by: ['cardiologist', 'internal_admin'], from: ['resend_report_request'] },
}

test.each(Object.entries(ACTIONS))(
  '%s is refused to everyone else and in every other status',
  (name, { by, from }) => {
    const action = name as EconsultAction // the keys of the record
    for (const actor of ACTORS) {
      for (const status of EconsultStatus.options) {
        const next = nextStatus({ status }, action, actor)
        if (!by.includes(actor)) expect(next).toEqual({ refusal: 'accessDenied' })
        else if (!from.includes(status)) expect(next).toEqual({ refusal: 'wrongStatus' })
        else expect(EconsultStatus.options).toContain(next)
      }
    }
  },
)

test('CASE-5 Basic is tag 6 and Advance tag 7', () => {
  expect(MODE_TAG).toEqual({ basic: 6, advance: 7 })
})

test('a case number is said as EC-24817', () => {
  expect(caseNumberText(24817)).toBe('EC-24817')
})

test('STAFF-5 the deadline runs while a case waits for its report, and a released report stays one while its repeat is asked', () => {
  expect(TIMED_STATUSES).toEqual(['submit', 'data_processing'])
  expect(REPORTED_STATUSES).toEqual(['close', 'resend_report_request'])
})
