import { expect, test } from 'vitest'
import { EconsultStatus } from '../cases/case.ts'
import { redoState } from './redo-state.ts'

test('SPEC 9: only a released report that is asked for again, or with its reader again, is being redone', () => {
  const released = EconsultStatus.options.map((status) => [status, redoState(status, true)])
  expect(Object.fromEntries(released)).toEqual({
    open: undefined,
    upload: undefined,
    submit: 'running',
    data_processing: 'running',
    resend_report_request: 'asked',
    close: undefined,
    reject: undefined,
  })
  expect(redoState('submit', false)).toBeUndefined()
  expect(redoState('data_processing', false)).toBeUndefined()
})
