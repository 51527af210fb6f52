import { type Permissions, rightsIn } from '@systole/domain/access/permissions'
import type { UserType } from '@systole/domain/accounts/user-type'
import type { EcgService, EcgStatus } from '@systole/domain/ecg-cases/ecg-action'
import {
  type HandbookRow,
  isOpenTo,
  OF_FREE,
  OF_HOLDER,
  TABLE,
  targetsOf,
} from '@systole/domain/ecg-cases/testing/handbook-steps'

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
type Change = { before: State; after: State; by: Person }

/** Returns the actions of the table that lead from one status to the other for this person; none says that the step is outside it. */
function actionsOf(change: Change): string[] {
  const { before, after } = change
  return TABLE.flatMap((row) =>
    targetsOf(row, before.status).includes(after.status) && mayTake(change, row) ? [row[0]] : [],
  )
}

function mayTake({ before, by }: Change, row: HandbookRow): boolean {
  const [action] = row
  const rights = rightsIn(by.permissions, SERVICE)
  if (!isOpenTo(row, by.userType, { service: SERVICE, rights })) return false
  if (by.userType === 'internal_admin' || before.readerId === by.accountId) return true
  if (OF_HOLDER.includes(action)) return false
  return before.readerId === null || !OF_FREE.includes(action)
}

/** Returns the state as it is once a lapsed claim ended. */
function withoutLapsed(before: State, now: Date): State {
  const [status] = TABLE.flatMap((row) => (row[0] === 'lapse' ? targetsOf(row, before.status) : []))
  const isLapsed = before.leaseUntil !== null && before.leaseUntil <= now
  return status !== undefined && isLapsed ? { ...before, status, readerId: null } : before
}

/** A submitted case whose recording is read already is imported in the same transaction. */
function submitted({ before, after, by }: Change): Change {
  const isImported = before.status === 'upload' && after.status === 'data_ready'
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
