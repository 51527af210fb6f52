import type { Reach } from '@systole/domain/access/access'
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
  hasCreditPlan: boolean
  sessionHash: Buffer
  sessionKind: 'browser' | 'api'
}

/** The actor to record for a change. */
export type Doer = Pick<Actor, 'accountId' | 'userType' | 'hospitalId'>

/** The rows visible to a call. Every lookup requires one, so that an omitted owner check does not compile. */
export type Scope = { reach: 'own'; hospitalId: string } | { reach: 'cases' } | { reach: 'all' }

/** Returns the scope of an actor. An account without a hospital has an empty one. */
export function scopeOf(actor: Pick<Actor, 'hospitalId'>, reach: Reach): Scope {
  return reach === 'own' ? { reach, hospitalId: actor.hospitalId ?? '' } : { reach }
}
