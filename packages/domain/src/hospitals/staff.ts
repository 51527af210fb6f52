import { isEmail } from '../accounts/email.ts'
import { isBroken } from './hospital-settings.ts'

/** The maximum number of staff accounts; larger hospitals contact support. */
export const STAFF_MAX = 200
export const STAFF_NAME_MAX_CHARACTERS = 60

export type StaffMember = {
  accountId: string
  /** True for an invited account without a password, which cannot sign in yet. */
  isInvited: boolean
}

export type StaffRemovalRefusal = 'colleagueNotFound' | 'ownAccount' | 'lastAccount'

/** Returns why the actor may not remove this account from the hospital, or `undefined`. */
export function refuseStaffRemoval(
  staff: readonly StaffMember[],
  { accountId, actorId }: { accountId: string; actorId: string },
): StaffRemovalRefusal | undefined {
  const member = staff.find((each) => each.accountId === accountId)
  if (!member) return 'colleagueNotFound'
  if (accountId === actorId) return 'ownAccount'
  const othersActive = staff.some((each) => each.accountId !== accountId && !each.isInvited)
  if (!member.isInvited && !othersActive) return 'lastAccount'
}

export const INVITATION_FIELDS = ['email', 'firstName', 'lastName', 'title'] as const
export type InvitationField = (typeof INVITATION_FIELDS)[number]
export type Invitation = Record<InvitationField, string>
export type InvitationRefusal = 'missing' | 'notAnEmail' | 'tooLong' | 'character'

/** Returns the errors of an invitation by field; empty if it can be sent. */
export function refuseInvitation(
  invitation: Invitation,
): Partial<Record<InvitationField, InvitationRefusal>> {
  const reasons = INVITATION_FIELDS.map(
    (field) => [field, refuseField(field, invitation[field].trim())] as const,
  )
  return Object.fromEntries(reasons.filter(([, reason]) => reason !== undefined))
}

function refuseField(field: InvitationField, text: string): InvitationRefusal | undefined {
  if (text === '') return field === 'title' ? undefined : 'missing'
  if (field === 'email') return isEmail(text) ? undefined : 'notAnEmail'
  if (text.length > STAFF_NAME_MAX_CHARACTERS) return 'tooLong'
  if (isBroken(text)) return 'character'
}
