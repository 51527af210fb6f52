import type { removeHospitalStaff as contract } from '@systole/contract/hospitals/hospital-staff'
import { refuseStaffRemoval } from '@systole/domain/hospitals/staff'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { closeAccount } from '../../accounts/close-account.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { lockChosenHospital } from '../chosen-hospital.ts'
import { staffOf } from './staff-store.ts'

/** Removes a colleague. The hospital is locked, so that two people cannot remove each other and leave no account. */
export async function removeStaff(
  { db, clock, requestId }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { hospitalId } = await lockChosenHospital(db, scope, input.hospital_id)
  const staff = await staffOf(db, hospitalId)
  const refusal = refuseStaffRemoval(
    staff.map(({ accountId, invitedAt }) => ({ accountId, isInvited: invitedAt !== null })),
    { accountId: input.uid, actorId: actor.accountId },
  )
  if (refusal) throw new AppError(refusal)
  await closeAccount(db, input.uid, clock.now())
  await addAudit(
    db,
    { actor, requestId },
    { action: 'staff.removed', object: `account:${input.uid}`, details: { hospital: hospitalId } },
  )
  return {}
}
