import type { Reach } from '@systole/domain/access/access'
import type { UserType } from '@systole/domain/accounts/user-type'

/** Who is calling, as the session says. */
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

/** Who a change is written down to. */
export type Doer = Pick<Actor, 'accountId' | 'userType' | 'hospitalId'>

/** Which rows a call may see: every lookup takes one, so that forgetting the owner does not compile. */
export type Scope = { reach: 'own'; hospitalId: string } | { reach: 'cases' } | { reach: 'all' }

/** The rows this actor reaches. An account without a hospital owns nothing. */
export function scopeOf(actor: Pick<Actor, 'hospitalId'>, reach: Reach): Scope {
  return reach === 'own' ? { reach, hospitalId: actor.hospitalId ?? '' } : { reach }
}
