import { expect, test } from 'vitest'
import { EconsultStatus } from '../cases/case.ts'
import { ECG_STATUSES } from '../ecg-cases/ecg-action.ts'
import { redoState } from './redo-state.ts'

test('SPEC 9: only a released report that is asked for again, or with its reader again, is being redone', () => {
  const released = EconsultStatus.options.map((status) => [status, redoState({ status }, true)])
  expect(Object.fromEntries(released)).toEqual({
    open: undefined,
    upload: undefined,
    submit: 'running',
    data_processing: 'running',
    resend_report_request: 'asked',
    close: undefined,
    reject: undefined,
  })
  expect(redoState({ status: 'submit' }, false)).toBeUndefined()
  expect(redoState({ status: 'data_processing' }, false)).toBeUndefined()
})

test('ECG-8 the report of an ECG is being redone in every step from the queue of the reviewers to the release', () => {
  const ecg = (isReleased: boolean) =>
    Object.fromEntries(
      ECG_STATUSES.map((status) => [status, redoState({ service: 'ecg1l', status }, isReleased)]),
    )
  expect(ecg(true)).toMatchObject({
    ready_for_review: 'running',
    '1st_reviewing': 'running',
    pending_2nd_review: 'running',
    '2nd_reviewing': 'running',
    review_done: 'running',
    resend_report_request: 'asked',
    done: undefined,
    reject: undefined,
  })
  expect(ecg(false)).toMatchObject({ ready_for_review: undefined, '1st_reviewing': undefined })
})
