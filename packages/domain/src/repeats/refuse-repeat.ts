import type { UserType } from '../accounts/user-type.ts'
import { type InService, phaseOf } from '../services/services.ts'
import { REPEAT_WITHIN } from './repeat.ts'

export type RepeatRefusal = 'wrongStatus' | 'repeatAsked' | 'repeatOver'

type Asker = { now: Date; by: UserType }

/**
 * Returns why a repeated report may not be requested, or `undefined`: by the clinic within a day of its delivery, by an admin at any
 * time, once per report. SPEC 9, SPEC E29.
 */
export function refuseAskRepeat(
  consult: InService & { deliveredAt: Date | undefined },
  askedBefore: readonly { askedAt: Date }[],
  { now, by }: Asker,
): RepeatRefusal | undefined {
  const { deliveredAt } = consult
  const phase = phaseOf(consult)
  if (phase === 'repeatAsked') return 'repeatAsked'
  if (phase !== 'released' || !deliveredAt) return 'wrongStatus'
  if (askedBefore.some(({ askedAt }) => askedAt >= deliveredAt)) return 'repeatAsked'
  if (by === 'internal_admin') return undefined
  if (now.getTime() > deliveredAt.getTime() + REPEAT_WITHIN) return 'repeatOver'
}
