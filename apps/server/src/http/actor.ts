import type { AccessRow, Reach } from '@systole/domain/access/access'
import { type ServiceReach, servicesIn } from '@systole/domain/access/can-in'
import type { Permissions } from '@systole/domain/access/permissions'
import type { UserType } from '@systole/domain/accounts/user-type'

/** The caller, according to the session. */
export type Actor = {
  accountId: string
  userType: UserType
  email: string
  firstName: string
  lastName: string
  hospitalId: string | null
  country: string
  permissions: Permissions
  hasCreditPlan: boolean
  sessionHash: Buffer
  sessionKind: 'browser' | 'api'
}

/** The actor to record for a change. */
export type Doer = Pick<Actor, 'accountId' | 'userType' | 'hospitalId'>

/** The rows visible to a call. Every lookup requires one, so that an omitted owner check does not compile. */
export type Scope =
  | { reach: 'own'; hospitalId: string }
  | ({ reach: 'cases' | 'services' } & Partial<ServiceReach>)
  | { reach: 'all' }

/** Returns the scope of an actor in a call. An account without a hospital has an empty one. */
export function scopeOf(
  actor: Pick<Actor, 'hospitalId' | 'userType' | 'permissions'>,
  reach: Reach,
  row?: AccessRow,
): Scope {
  if (reach === 'own') return { reach, hospitalId: actor.hospitalId ?? '' }
  return reach === 'all' ? { reach } : { reach, ...servicesIn(actor, row) }
}
