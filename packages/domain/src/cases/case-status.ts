import type { UserType } from '../accounts/user-type.ts'
import type { CaseStatus } from './case.ts'

export type CaseAction =
  | 'saveQuestions'
  | 'pay'
  | 'claim'
  | 'unclaim'
  | 'takeOver'
  | 'assign'
  | 'lapse'
  | 'release'
  | 'revise'
  | 'reject'
  | 'askRepeat'
  | 'acceptRepeat'
  | 'declineRepeat'
type Actor = UserType | 'system'
type Step = { from: readonly CaseStatus[]; to: CaseStatus; by: readonly Actor[] }

/** The transition table, status × action × role → next status. SPEC 9; any other combination is -6024. */
const STEPS: Record<CaseAction, Step> = {
  saveQuestions: { from: ['open', 'upload'], to: 'upload', by: ['vet'] },
  pay: { from: ['open', 'upload'], to: 'submit', by: ['system'] },
  claim: { from: ['submit'], to: 'data_processing', by: ['cardiologist'] },
  unclaim: { from: ['data_processing'], to: 'submit', by: ['cardiologist', 'internal_admin'] },
  takeOver: { from: ['data_processing'], to: 'data_processing', by: ['cardiologist'] },
  assign: { from: ['submit', 'data_processing'], to: 'data_processing', by: ['internal_admin'] },
  lapse: { from: ['data_processing'], to: 'submit', by: ['system'] },
  release: { from: ['data_processing'], to: 'close', by: ['cardiologist'] },
  /** An addendum or a correction of a released report, or a repeated report. */
  revise: { from: ['data_processing', 'close'], to: 'close', by: ['cardiologist'] },
  reject: {
    from: ['open', 'upload', 'submit', 'data_processing'],
    to: 'reject',
    by: ['internal_admin'],
  },
  askRepeat: { from: ['close'], to: 'resend_report_request', by: ['vet'] },
  acceptRepeat: {
    from: ['resend_report_request'],
    to: 'data_processing',
    by: ['cardiologist', 'internal_admin'],
  },
  declineRepeat: {
    from: ['resend_report_request'],
    to: 'close',
    by: ['cardiologist', 'internal_admin'],
  },
}

/** Returns the status after an action, or why the action is refused. */
export function nextStatus(
  status: CaseStatus,
  action: CaseAction,
  by: Actor,
): CaseStatus | { refusal: 'wrongStatus' | 'accessDenied' } {
  const step = STEPS[action]
  if (!step.by.includes(by)) return { refusal: 'accessDenied' }
  if (!step.from.includes(status)) return { refusal: 'wrongStatus' }
  return step.to
}

/** Returns true for the statuses of the editable flow, open and upload; all others are inspection only (CASE-2). */
export function isEditable(status: CaseStatus): boolean {
  return status === 'open' || status === 'upload'
}

/** Returns whether files can be added, which is possible until the report is released (SPEC 11). */
export function takesFiles(status: CaseStatus): boolean {
  return status !== 'close' && status !== 'reject'
}
