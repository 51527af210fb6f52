import type {
  queryHospitalReviews as queryContract,
  setHospitalReviews as setContract,
} from '@systole/contract/hospitals/hospital-reviews'
import {
  HOSPITAL_REVIEW_RULES,
  type HospitalReviewRule,
  reviewRulesOf,
  withReviewRules,
} from '@systole/domain/hospitals/hospital-reviews'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { findHospital, type HospitalRow, lockHospital } from '../hospital-store.ts'
import { reviewRuleChanges, saveReviewRules } from './review-rule-store.ts'

/** Returns the rules of a hospital for its ECGs with their changes. SPEC E7, SPEC E8. */
export async function queryHospitalReviews(
  context: CallContext,
  { input }: Call<typeof queryContract>,
) {
  const hospital = await findHospital(context.db, input.hospital_id)
  if (!hospital) throw new AppError('hospitalNotFound')
  return present(context, hospital)
}

/** Sets the rules of a hospital for its ECGs, with audit. The next signature goes by them. SPEC E7, SPEC E8. */
export async function setHospitalReviews(
  context: CallContext,
  { actor, input }: Call<typeof setContract>,
) {
  const { db, requestId } = context
  const hospital = await lockHospital(db, input.hospital_id)
  if (!hospital || hospital.erasedAt) throw new AppError('hospitalNotFound')
  const before = reviewRulesOf(hospital)
  const wanted = HOSPITAL_REVIEW_RULES.filter((rule) => input.rules.includes(rule))
  if (isSame(before, wanted)) return present(context, hospital)
  if (!isSame(before, input.seen)) throw new AppError('versionConflict')
  const next = withReviewRules(hospital, wanted)
  await saveReviewRules(db, hospital.hospitalId, next)
  await addAudit(
    db,
    { actor, requestId },
    {
      action: 'hospital.reviewsChanged',
      object: `hospital:${hospital.hospitalId}`,
      details: {
        on: wanted.filter((rule) => !before.includes(rule)),
        off: before.filter((rule) => !wanted.includes(rule)),
      },
    },
  )
  return present(context, { ...hospital, ...next })
}

async function present({ db, settings }: CallContext, hospital: HospitalRow) {
  const changes = await reviewRuleChanges(db, hospital.hospitalId)
  return {
    rules: reviewRulesOf(hospital),
    normal_reports_on: settings.ECG_NORMAL_REPORTS,
    changes: changes.flatMap(({ at, by, on, off }) => {
      const line = { time: at, by }
      return [
        ...on.map((rule) => ({ ...line, rule, holds: true })),
        ...off.map((rule) => ({ ...line, rule, holds: false })),
      ]
    }),
  }
}

function isSame(one: readonly HospitalReviewRule[], other: readonly HospitalReviewRule[]) {
  return one.length === other.length && one.every((rule) => other.includes(rule))
}
