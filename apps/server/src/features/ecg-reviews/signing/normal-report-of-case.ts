import type { NormalReportOfCase } from '@systole/contract/ecg/normal-report'
import { canIn } from '@systole/domain/access/can-in'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { normalReview } from '@systole/domain/ecg-reviews/normal-review'
import { reviewAuthor } from '@systole/domain/ecg-reviews/review-sources'
import { serviceTableOf } from '@systole/domain/services/service-tables'
import { stepsOfAction } from '@systole/domain/services/steps'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import type { EcgCase } from '../ecg-case.ts'
import { reviewBasis } from '../review-basis.ts'
import { reasonsAgainstNormal } from './refuse-abnormal.ts'

/** Returns whether the account may sign the normal report of a case, by its role and its right. SPEC E8. */
export function maySignNormal(actor: Actor, { service }: Pick<EcgCase, 'service'>): boolean {
  return stepsOfAction(serviceTableOf({ service }), 'normalReport').some(
    ({ by, right }) =>
      by.includes(actor.userType) && canIn(actor, 'addReviewData', { service, right }),
  )
}

/** Returns the document of a normal report of these measurements, answered by its signer. */
export function normalDocument(
  { clock }: Pick<CallContext, 'clock'>,
  of: { consult: Pick<EcgCase, 'service'>; actor: Actor },
  measured: EcgReview,
): EcgReview {
  const { consult, actor } = of
  const author = reviewAuthor({ by: 'patcher', uid: actor.accountId }, clock.now())
  return normalReview(measured, consult.service, author)
}

/** Returns what is against a normal report of a case in preparation; null for accounts and cases that have none. Handbook 5.1. */
export async function normalReportOfCase(
  context: CallContext,
  actor: Actor,
  consult: EcgCase,
): Promise<NormalReportOfCase | null> {
  const isPrepared = consult.status === 'data_ready' || consult.status === 'patch_done'
  if (!isPrepared || !maySignNormal(actor, consult)) return null
  const { document } = await reviewBasis(context, consult, 'first')
  const reasons = await reasonsAgainstNormal(
    context,
    consult,
    normalDocument(context, { consult, actor }, document),
  )
  return {
    reasons: reasons.map(({ rid = null, ...reason }) =>
      'fields' in reason ? { ...reason, fields: [...reason.fields], rid } : { ...reason, rid },
    ),
  }
}
