import type { AccessRow } from '../access/access.ts'
import { can, reachOf } from '../access/access.ts'
import type { UserType } from '../accounts/user-type.ts'
import type { CaseStatus } from '../cases/case.ts'
import { CaseNoteType, noteAccess } from '../cases/case-note.ts'
import { isEditable } from '../cases/case-status.ts'
import { nextStatus } from '../cases/case-steps.ts'
import { isEcgService } from '../ecg-cases/ecg-action.ts'
import type { ServiceId } from '../services/service-id.ts'
import { phaseOf } from '../services/services.ts'

/** The tools of a row in the worklist, in their order. STAFF-2. */
export const ROW_TOOLS = [
  'case',
  'report',
  'log',
  'pet',
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

/** The calls of each tool, of which one is enough, and the cases to which it applies. */
const TOOLS: Record<
  RowTool,
  { calls: readonly AccessRow[]; fits: (facts: RowFacts, userType: UserType) => boolean }
> = {
  // to the office the pet's name leads to the same page
  case: {
    calls: ['visitCase'],
    fits: ({ status }, userType) => !isEditable(status) && !opensCasePage(userType),
  },
  report: { calls: ['queryReviewData'], fits: ({ hasReport }) => hasReport },
  log: { calls: ['queryEventLog'], fits: () => true },
  pet: {
    calls: ['querySessionInfo'],
    fits: ({ status }, userType) =>
      !isEditable(status) || reachOf('querySessionInfo', userType) === 'all',
  },
  person: { calls: ['queryVetUsers'], fits: () => true },
  message: {
    calls: ['sendIbms'],
    fits: ({ status }, userType) => !isEditable(status) || reachOf('sendIbms', userType) === 'all',
  },
  // an eConsult has the note to the reviewer alone
  note: {
    calls: CaseNoteType.options.map(noteAccess),
    fits: ({ service, status }, userType) =>
      status !== 'reject' && (isEcgService(service) || can(userType, noteAccess('reviewer'))),
  },
  refund: { calls: ['querySessionCredits'], fits: ({ credits }) => credits === 'refund' },
  deduct: { calls: ['querySessionCredits'], fits: ({ credits }) => credits === 'deduct' },
  reviewer: {
    calls: ['assignCase'],
    fits: ({ status }) => status === 'submit' || status === 'data_processing',
  },
  asyncReviewer: {
    calls: ['assignCase'],
    fits: ({ service, status }) =>
      isEcgService(service) && phaseOf({ service, status }) === 'released',
  },
  resend: { calls: ['resendReport'], fits: ({ hasReport }) => hasReport },
  reject: {
    calls: ['rejectCase'],
    fits: ({ status }) => isRejectable(status),
  },
}

/** Returns the tools of a row that this user may use. STAFF-2, ROLE-3. */
export function rowTools(facts: RowFacts, userType: UserType): RowTool[] {
  return ROW_TOOLS.filter((tool) => {
    const { calls, fits } = TOOLS[tool]
    return calls.some((call) => can(userType, call)) && fits(facts, userType)
  })
}

/** Returns true if the case page is where an account begins with a case: it assigns cases, and does not read them. */
export function opensCasePage(userType: UserType): boolean {
  return can(userType, 'assignCase')
}

/** Returns true if this user may reject or cancel a case of this status, from its row or from the reading room. STAFF-2. */
export function mayReject(status: CaseStatus, userType: UserType): boolean {
  return can(userType, 'rejectCase') && isRejectable(status)
}

function isRejectable(status: CaseStatus): boolean {
  return nextStatus({ status }, 'reject', 'internal_admin') === 'reject'
}
