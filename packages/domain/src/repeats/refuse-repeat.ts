import { type InService, phaseOf } from '../services/services.ts'
import { REPEAT_WITHIN } from './repeat.ts'

export type RepeatRefusal = 'wrongStatus' | 'repeatAsked' | 'repeatOver'

/**
 * Returns why the clinic may not request a repeated report, or `undefined`: within a day of its delivery, once per report.
 * SPEC 9.
 */
export function refuseAskRepeat(
  consult: InService & { deliveredAt: Date | undefined },
  askedBefore: readonly { askedAt: Date }[],
  now: Date,
): RepeatRefusal | undefined {
  const { deliveredAt } = consult
  const phase = phaseOf(consult)
  if (phase === 'repeatAsked') return 'repeatAsked'
  if (phase !== 'released' || !deliveredAt) return 'wrongStatus'
  if (askedBefore.some(({ askedAt }) => askedAt >= deliveredAt)) return 'repeatAsked'
  if (now.getTime() > deliveredAt.getTime() + REPEAT_WITHIN) return 'repeatOver'
}
