import { rightsIn } from '@systole/domain/access/permissions'
import type { EcgServiceId } from '@systole/domain/ecg-reviews/review-fields'
import { type DueReviews, dueReviews } from '@systole/domain/ecg-reviews/review-rounds'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { findHospital } from '../hospitals/hospital-store.ts'

/** Returns the further reviews that are due if this person signs the case now, by the flags of signer and hospital. SPEC E7. */
export async function dueNow(
  { db }: Pick<CallContext, 'db'>,
  {
    actor,
    consult,
    isAsked,
  }: {
    actor: Pick<Actor, 'permissions'>
    consult: CaseRow & { service: EcgServiceId }
    isAsked: boolean
  },
): Promise<DueReviews> {
  const { service, status, hospitalId } = consult
  const hospital = await findHospital(db, hospitalId)
  return dueReviews({
    signer: rightsIn(actor.permissions, service),
    hospital: hospital ? rightsIn(hospital.permissions, service) : [],
    isAsked,
    isNormalReport: status === 'patch_done',
  })
}
