import { reachOf } from '../access/access.ts'
import type { UserType } from '../accounts/user-type.ts'
import { type InService, phaseOf } from '../services/services.ts'
import { REPEAT_WITHIN } from './repeat.ts'

export type RepeatRefusal = 'wrongStatus' | 'repeatAsked' | 'repeatOver'

type Asker = { now: Date; by: UserType }

/** An earlier request, and the user type of who made it. */
type EarlierRequest = { askedAt: Date; by: UserType }

/**
 * Returns why a repeated report may not be requested, or `undefined`: by the clinic within a day of its delivery and once per report, by
 * an admin at any time. SPEC 9, SPEC E29.
 */
export function refuseAskRepeat(
  consult: InService & { deliveredAt: Date | undefined },
  earlier: readonly EarlierRequest[],
  { now, by }: Asker,
): RepeatRefusal | undefined {
  const { deliveredAt } = consult
  const phase = phaseOf(consult)
  if (phase === 'repeatAsked') return 'repeatAsked'
  if (phase !== 'released' || !deliveredAt) return 'wrongStatus'
  if (isOfOffice({ by })) return undefined
  if (earlier.some((each) => !isOfOffice(each) && each.askedAt >= deliveredAt)) return 'repeatAsked'
  if (now.getTime() > deliveredAt.getTime() + REPEAT_WITHIN) return 'repeatOver'
}

/** Returns whether a request comes from those who may ask about any case. */
function isOfOffice({ by }: { by: UserType }): boolean {
  return reachOf('askRepeat', by) === 'all'
}
