import { can } from '@systole/domain/access/access'
import type { UserType } from '@systole/domain/accounts/user-type'
import type { CaseStatus } from '@systole/domain/cases/case'
import type { ReviewRound } from '@systole/domain/ecg-reviews/review-rounds'
import { serviceTableOf } from '@systole/domain/services/service-tables'
import { stepsOfAction } from '@systole/domain/services/steps'
import type { ReviewOnServer } from '../../features/ecg-review/loaded-review.ts'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'

/** The access of an account to the review of a round: write, take the case, or read along, with the reason. */
export type ReviewAccess =
  | { may: 'write' }
  | { may: 'claim'; to: CaseStatus }
  | { may: 'takeOver' }
  | { may: 'look'; because: 'other' | 'notYet' | 'done' | 'noRight' | 'corrected' | 'concluded' }

/** The status in which a round is written, and the one in which it waits. Handbook 1.2. */
const ROUNDS = {
  first: { waits: 'ready_for_review', written: '1st_reviewing', claim: 'claimReview' },
  second: { waits: 'pending_2nd_review', written: '2nd_reviewing', claim: 'claimSecond' },
} as const

type ReviewAction = 'claimReview' | 'claimSecond' | 'asyncReview'

function takes(action: ReviewAction, userType: UserType): boolean {
  return stepsOfAction(serviceTableOf({ service: 'ecg1l' }), action).some(({ by }) =>
    by.includes(userType),
  )
}

/** Returns the round that a case is in for this account. */
export function reviewRoundOf(
  { status }: Pick<ReadingCase, 'status'>,
  userType: UserType,
): ReviewRound {
  if (status === ROUNDS.second.waits || status === ROUNDS.second.written) return 'second'
  const isAsync = takes('asyncReview', userType) && !takes('claimReview', userType)
  return status === 'done' && isAsync ? 'async' : 'first'
}

type Reviewed = Pick<ReadingCase, 'status' | 'reader'>
type Stored = Pick<ReviewOnServer, 'round' | 'isOwn' | 'corrects' | 'concluded'>
type Account = { uid: string; userType: UserType }

export function reviewAccess(
  consult: Reviewed,
  { round, isOwn, corrects, concluded }: Stored,
  account: Account,
): ReviewAccess {
  if (!can(account.userType, 'reviewEcg')) return { may: 'look', because: 'noRight' }
  if (corrects !== '') return isOwn ? { may: 'write' } : { may: 'look', because: 'corrected' }
  if (round !== 'async') return accessToRound(consult, round, account)
  if (consult.status !== 'done') return { may: 'look', because: 'notYet' }
  if (concluded) return { may: 'look', because: 'concluded' }
  return takes('asyncReview', account.userType)
    ? { may: 'write' }
    : { may: 'look', because: 'noRight' }
}

function accessToRound(
  { status, reader }: Reviewed,
  round: 'first' | 'second',
  { uid, userType }: Account,
): ReviewAccess {
  const { waits, written, claim } = ROUNDS[round]
  const mayClaim = takes(claim, userType)
  if (status === waits)
    return mayClaim ? { may: 'claim', to: written } : { may: 'look', because: 'noRight' }
  if (status !== written)
    return { may: 'look', because: BEFORE.includes(status) ? 'notYet' : 'done' }
  if (reader?.accountId === uid) return { may: 'write' }
  return mayClaim ? { may: 'takeOver' } : { may: 'look', because: 'other' }
}

const BEFORE: readonly CaseStatus[] = [
  'open',
  'upload',
  'wait_for_preparation',
  'data_ready',
  'patch_done',
  'request_quality_review',
]
