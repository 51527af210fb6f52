import { type Permissions, rightsIn } from '@systole/domain/access/permissions'
import type { UserType } from '@systole/domain/accounts/user-type'
import type { EcgAction, EcgService, EcgStatus } from '@systole/domain/ecg-cases/ecg-action'
import { ecg1l } from '@systole/domain/ecg-cases/ecg-status'
import { ecgSteps } from '@systole/domain/ecg-cases/ecg-steps'
import { rowsOf, takerOf, targetOf } from '@systole/domain/services/steps'

export type Person = {
  accountId: string
  sid: string
  userType: UserType
  permissions: Permissions
}

/** A case as its steps depend on it. */
export type State = {
  status: EcgStatus
  readerId: string | null
  firstReviewerId: string | null
  leaseUntil: Date | null
  version: number
}

const SERVICE: EcgService = 'ecg1l'
const STEPS = ecgSteps(SERVICE)
/** Every row of the table of steps, with its action. */
export const ROWS = Object.keys(STEPS).flatMap(
  (action) => rowsOf({ steps: STEPS }, action as EcgAction).map((row) => ({ action, row })), // the keys of the table
)
type Row = (typeof ROWS)[number]['row']
type Change = { before: State; after: State; by: Person }

/** Returns the actions of the table that lead from one status to the other for this person; none says that the step is outside it. */
function actionsOf(change: Change): string[] {
  return ROWS.flatMap(({ action, row }) =>
    isStep(change, row) && mayTake(change, row) ? [action] : [],
  )
}

function isStep({ before, after }: Change, row: Row): boolean {
  const { status } = before
  return (
    row.from.includes(status) && targetOf(row, { status, origin: after.status }) === after.status
  )
}

function mayTake({ before, by }: Change, row: Row): boolean {
  const isOffice = by.userType === 'internal_admin'
  if (!row.by.includes(by.userType)) return false
  if (row.right && !isOffice && !rightsIn(by.permissions, SERVICE).includes(row.right)) return false
  const isOwn = isOffice || before.readerId === by.accountId
  const taker = takerOf(ecg1l, row, before.status)
  return isOwn || taker === 'any' || (taker === 'free' && before.readerId === null)
}

/** Returns the state as it is once a lapsed claim ended. */
function withoutLapsed(before: State, now: Date): State {
  const lapse = ROWS.find(
    ({ action, row }) => action === 'lapse' && row.from.includes(before.status),
  )
  const isLapsed = before.leaseUntil !== null && before.leaseUntil <= now
  if (!lapse || !isLapsed) return before
  const status = targetOf(lapse.row, before) ?? before.status
  return { ...before, status, readerId: null }
}

/** A submitted case whose recording is read already is imported in the same transaction. */
function submitted({ before, after, by }: Change): Change {
  const isImported = ecg1l.phases[before.status] === 'draft' && after.status === 'data_ready'
  return { before, by, after: isImported ? { ...after, status: 'wait_for_preparation' } : after }
}

/** Returns why a change is outside the table, or the action that it is. */
export function judge(change: Change, now: Date): { action: string } | { wrong: string } {
  const { before, after, by } = change
  const lapsed = withoutLapsed(before, now)
  const isSame = [before.status, lapsed.status].includes(after.status)
  const found = [...actionsOf(submitted(change)), ...actionsOf({ ...change, before: lapsed })]
  const isHolder =
    [before.readerId, lapsed.readerId, null, by.accountId, before.firstReviewerId].includes(
      after.readerId,
    ) || by.userType === 'internal_admin'
  const text = `${by.userType} ${before.status} (${before.readerId}) → ${after.status} (${after.readerId})`
  if (!isHolder) return { wrong: `assigned to another: ${text}` }
  const hasTaken = after.readerId !== lapsed.readerId && after.readerId === by.accountId
  if (isSame && !hasTaken) return { action: '' }
  return found[0] === undefined ? { wrong: `outside the table: ${text}` } : { action: found[0] }
}
