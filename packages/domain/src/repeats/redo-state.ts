import type { CaseStatus } from '../cases/case.ts'

/** `asked`: waits for the decision. `running`: accepted, a new revision is being written. */
export type RedoState = 'asked' | 'running'

/** How far the re-performance of a released report is, or undefined when there is none. The report stays readable throughout. Decision 9. */
export function redoState(status: CaseStatus, isReleased: boolean): RedoState | undefined {
  if (status === 'resend_report_request') return 'asked'
  const isBack = status === 'submit' || status === 'data_processing'
  return isReleased && isBack ? 'running' : undefined
}
