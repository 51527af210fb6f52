import type { queryReviewCalibration as contract } from '@systole/contract/ecg/calibration'
import { AGREEMENT_DAYS } from '@systole/domain/ecg-reviews/agreement'
import { calibrationSets } from '@systole/domain/ecg-reviews/calibration'
import { DAY } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { outcomesAbout, pairsOf } from './agreement-store.ts'
import { presentRead } from './present-read.ts'

/** Returns the readings of the caller that others read otherwise, as sets to read again. SPEC E27. */
export async function queryReviewCalibration(
  { db, clock }: CallContext,
  { actor }: Call<typeof contract>,
) {
  const since = new Date(clock.now().getTime() - AGREEMENT_DAYS * DAY)
  const about = { accountId: actor.accountId, since }
  const [pairs, outcomes] = [await pairsOf(db, about), await outcomesAbout(db, about)]
  const reads = pairs.map(({ first: own, second: other, ...pair }) => ({ ...pair, own, other }))
  return {
    days: AGREEMENT_DAYS,
    sets: calibrationSets(reads).map(({ field, cases }) => ({
      field,
      cases: cases.map(({ read, own, other }) => ({ ...presentRead(read), own, other })),
    })),
    outcomes: outcomes.map(({ outcome, reason, ...read }) => ({
      ...presentRead(read),
      ...{ outcome, reason },
    })),
  }
}
