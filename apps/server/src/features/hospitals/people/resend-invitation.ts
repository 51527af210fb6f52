import type { resendInvitation as contract } from '@systole/contract/hospitals/hospital-staff'
import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { chosenHospital, lockChosenHospital } from '../chosen-hospital.ts'
import { countInvitation } from './limit-invitations.ts'
import { mailInvitation } from './mail-invitation.ts'
import { markInvited, staffOf } from './staff-store.ts'

/** The minimum interval between invitation mails. */
const PAUSE = MINUTE

export async function resendInvitation(context: CallContext, call: Call<typeof contract>) {
  const { input, actor, scope } = call
  const { hospitalId } = await chosenHospital(context.database, scope, input.hospital_id)
  await countInvitation(context, hospitalId)
  const now = context.clock.now()
  await context.database.transaction(async (tx) => {
    const hospital = await lockChosenHospital(tx, scope, hospitalId)
    const staff = await staffOf(tx, hospitalId)
    const invited = staff.find(({ accountId, invitedAt }) => accountId === input.uid && invitedAt)
    if (!invited?.invitedAt) throw new AppError('colleagueNotFound')
    if (now.getTime() - invited.invitedAt.getTime() < PAUSE) return
    await markInvited(tx, invited.accountId, now)
    await mailInvitation({ ...context, db: tx }, { hospital, actor }, invited)
    await addAudit(
      tx,
      { actor, requestId: context.requestId },
      {
        action: 'staff.invitedAgain',
        object: `account:${invited.accountId}`,
        details: { hospital: hospitalId },
      },
    )
  })
  return {}
}
