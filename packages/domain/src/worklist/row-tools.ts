import type { AccessRow } from '../access/access.ts'
import { can, reachOf } from '../access/access.ts'
import type { UserType } from '../accounts/user-type.ts'
import type { CaseStatus } from '../cases/case.ts'
import { isEditable } from '../cases/case-status.ts'
import { nextStatus } from '../cases/case-steps.ts'
import { isEcgService } from '../ecg-cases/ecg-action.ts'
import type { ServiceId } from '../services/service-id.ts'
import { phaseOf } from '../services/services.ts'

/** The tools of a row in the worklist, in their order. STAFF-2. */
export const ROW_TOOLS = [
  'report',
  'log',
  'person',
  'message',
  'note',
  'refund',
  'deduct',
  'reviewer',
  'asyncReviewer',
  'resend',
  'reject',
] as const
export type RowTool = (typeof ROW_TOOLS)[number]

/** The facts of a case that determine its tools. */
export type RowFacts = {
  service?: ServiceId
  status: CaseStatus
  hasReport: boolean
  credits: 'refund' | 'deduct' | 'none'
}

/** The call made by each tool, and the cases to which it applies. */
const TOOLS: Record<
  RowTool,
  { call: AccessRow; fits: (facts: RowFacts, userType: UserType) => boolean }
> = {
  report: { call: 'queryReviewData', fits: ({ hasReport }) => hasReport },
  log: { call: 'queryEventLog', fits: () => true },
  person: { call: 'queryVetUsers', fits: () => true },
  message: {
    call: 'sendIbms',
    fits: ({ status }, userType) => !isEditable(status) || reachOf('sendIbms', userType) === 'all',
  },
  note: { call: 'writeReviewerNote', fits: ({ status }) => status !== 'reject' },
  refund: { call: 'querySessionCredits', fits: ({ credits }) => credits === 'refund' },
  deduct: { call: 'querySessionCredits', fits: ({ credits }) => credits === 'deduct' },
  reviewer: {
    call: 'assignCase',
    fits: ({ status }) => status === 'submit' || status === 'data_processing',
  },
  asyncReviewer: {
    call: 'assignCase',
    fits: ({ service, status }) =>
      isEcgService(service) && phaseOf({ service, status }) === 'released',
  },
  resend: { call: 'resendReport', fits: ({ hasReport }) => hasReport },
  reject: {
    call: 'rejectCase',
    fits: ({ status }) => isRejectable(status),
  },
}

/** Returns the tools of a row that this user may use. STAFF-2, ROLE-3. */
export function rowTools(facts: RowFacts, userType: UserType): RowTool[] {
  return ROW_TOOLS.filter(
    (tool) => can(userType, TOOLS[tool].call) && TOOLS[tool].fits(facts, userType),
  )
}

/** Returns true if this user may reject or cancel a case of this status, from its row or from the reading room. STAFF-2. */
export function mayReject(status: CaseStatus, userType: UserType): boolean {
  return can(userType, TOOLS.reject.call) && isRejectable(status)
}

function isRejectable(status: CaseStatus): boolean {
  return nextStatus({ status }, 'reject', 'internal_admin') === 'reject'
}
