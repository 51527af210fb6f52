import { canIn } from '@systole/domain/access/can-in'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import type { EcgCase } from '../ecg-case.ts'
import { othersOfRole } from '../second-request-store.ts'

const SERVICE_NAMES = { ecg1l: '1L ECG', ecg6l: '6L ECG' } as const
const ROLE = 'second_reviewer'

/** Refuses a due second review that only the signer could make; the case would wait unseen. Handbook 1.4. */
export async function refuseWithoutSecond(
  { db }: Pick<CallContext, 'db'>,
  { service }: EcgCase,
  actor: Pick<Actor, 'accountId'>,
): Promise<void> {
  const others = await othersOfRole(db, ROLE, actor.accountId)
  const right = 'report.second_review'
  const isAble = others.some(({ permissions }) =>
    canIn({ userType: ROLE, permissions }, 'addReviewData', { service, right }),
  )
  if (isAble) return
  throw new AppError('wrongStatus', {
    message: `Nobody can second-review ${SERVICE_NAMES[service]} now.`,
    data: { reason: 'nobodyCanSecondReview' },
  })
}

/** Returns whether a refusal was for want of a second reviewer. */
export function lacksSecondReviewer(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  const { data } = error
  return (
    typeof data === 'object' &&
    data !== null &&
    'reason' in data &&
    data.reason === 'nobodyCanSecondReview'
  )
}
