import type { CaseStatus } from '../cases/case.ts'

/** `asked`: waiting for the decision. `running`: accepted, a new revision is being written. */
export type RedoState = 'asked' | 'running'

/**
 * Returns the state of the re-performance of a released report, or `undefined`. The report stays readable throughout. SPEC 9.
 */
export function redoState(status: CaseStatus, isReleased: boolean): RedoState | undefined {
  if (status === 'resend_report_request') return 'asked'
  const isBack = status === 'submit' || status === 'data_processing'
  return isReleased && isBack ? 'running' : undefined
}
