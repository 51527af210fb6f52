import { isRole } from '../access/is-role.ts'
import { isStaff } from './is-staff.ts'
import { UserType } from './user-type.ts'

/** The roles that an admin can assign. Vets are invited by their hospital or apply. */
export const STAFF_ROLES = UserType.options.filter(isStaff)

export const ACCOUNT_STATES = ['active', 'invited', 'locked', 'disabled'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

export type OfficeTarget = { accountId: string; userType: UserType }
type Circumstances = {
  actorId: string
  /** The number of enabled admins with a password, excluding the target. */
  otherAdmins: number
  reason: string
}
export type OfficeRefusal = 'ownAccount' | 'lastAdmin' | 'reasonRequired'

/** Returns why the actor may not disable this account, or `undefined`. At least one active admin always remains. */
export function refuseDisabling(
  target: OfficeTarget,
  { actorId, otherAdmins, reason }: Circumstances,
): OfficeRefusal | undefined {
  if (target.accountId === actorId) return 'ownAccount'
  if (!isRole(target, 'internal_admin')) return undefined
  if (otherAdmins === 0) return 'lastAdmin'
  if (reason.trim() === '') return 'reasonRequired'
}

/**
 * Returns why the actor may not change the role of this account, or `undefined`. A vet's role cannot change, and no other role
 * becomes vet.
 */
export function refuseRoleChange(
  target: OfficeTarget,
  to: UserType,
  { actorId, otherAdmins, reason }: Circumstances,
): OfficeRefusal | 'roleRefused' | undefined {
  if (to === target.userType) return undefined
  if (!isStaff(to) || !isStaff(target.userType)) return 'roleRefused'
  if (target.accountId === actorId) return 'ownAccount'
  const isAdmin = isRole(target, 'internal_admin')
  const becomesAdmin = isRole({ userType: to }, 'internal_admin')
  if (isAdmin && otherAdmins === 0) return 'lastAdmin'
  if ((isAdmin || becomesAdmin) && reason.trim() === '') return 'reasonRequired'
}

/** Returns the state to show for an account; when several apply, disabled precedes locked and locked precedes invited. */
export function accountState(facts: {
  isDisabled: boolean
  isInvited: boolean
  isLocked: boolean
}): AccountState {
  if (facts.isDisabled) return 'disabled'
  if (facts.isLocked) return 'locked'
  return facts.isInvited ? 'invited' : 'active'
}
