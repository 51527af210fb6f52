import type { queryReviewAgreement as contract } from '@systole/contract/ecg/agreement'
import { AGREEMENT_DAYS, agreementOf } from '@systole/domain/ecg-reviews/agreement'
import { DAY } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { namesOf } from '../accounts/account-name-store.ts'
import { decisionsAbout, ecgReviewers, pairsOf } from './agreement-store.ts'

/** Returns how often others agreed with a reviewer: a person reads the own figures, an admin those of anyone. SPEC E27. */
export async function queryReviewAgreement(
  { db, clock }: CallContext,
  { input, actor, reach }: Call<typeof contract>,
) {
  const readsAll = reach === 'all'
  const of = input.of ?? actor.accountId
  if (of !== actor.accountId && !readsAll) throw new AppError('accessDenied')
  const since = new Date(clock.now().getTime() - AGREEMENT_DAYS * DAY)
  const about = { accountId: of, since }
  const [pairs, decisions, names] = [
    await pairsOf(db, about),
    await decisionsAbout(db, about),
    await namesOf(db, [of]),
  ]
  return {
    reviewer: { uid: of, name: names.get(of) ?? '' },
    days: AGREEMENT_DAYS,
    ...agreementOf(pairs, decisions),
    reviewers: readsAll ? await ecgReviewers(db) : [],
  }
}
