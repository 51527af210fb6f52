import type { inviteHospitalStaff as contract } from '@systole/contract/hospitals/hospital-staff'
import { normalizeEmail } from '@systole/domain/accounts/email'
import { isStaff } from '@systole/domain/accounts/is-staff'
import {
  INVITATION_FIELDS,
  type Invitation,
  refuseInvitation,
  STAFF_MAX,
} from '@systole/domain/hospitals/staff'
import type { CallContext } from '../../../app-context.ts'
import type { Db } from '../../../db/database.ts'
import { AppError } from '../../../http/app-error.ts'
import { refuseFields } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { accountsOfEmail } from '../../accounts/account-store.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { chosenHospital, lockChosenHospital } from '../chosen-hospital.ts'
import { countInvitation } from './limit-invitations.ts'
import { mailInvitation } from './mail-invitation.ts'
import { presentColleague } from './present-colleague.ts'
import { openAccount, staffOf } from './staff-store.ts'

/** Creates an account without a password and mails a link to choose one. */
export async function inviteStaff(context: CallContext, call: Call<typeof contract>) {
  const { input, actor, scope } = call
  const invitation = readInvitation(input)
  const { hospitalId } = await chosenHospital(context.database, scope, input.hospital_id)
  await countInvitation(context, hospitalId)
  return context.database.transaction(async (tx) => {
    const hospital = await lockChosenHospital(tx, scope, hospitalId)
    await refuseKnown(tx, hospitalId, invitation.email)
    const account = await openAccount(tx, hospitalId, { invitation, now: context.clock.now() })
    await mailInvitation({ ...context, db: tx }, { hospital, actor }, account)
    await addAudit(
      tx,
      { actor, requestId: context.requestId },
      {
        action: 'staff.invited',
        object: `account:${account.accountId}`,
        details: { hospital: hospitalId },
      },
    )
    return { colleague: presentColleague(account) }
  })
}

/** Refuses an address in use. Only for colleagues does the error reveal whose account it is. */
async function refuseKnown(tx: Db, hospitalId: string, email: string): Promise<void> {
  const living = (await accountsOfEmail(tx, email)).find(({ userType }) => !isStaff(userType))
  if (living)
    throw new AppError(living.hospitalId === hospitalId ? 'alreadyColleague' : 'addressTaken')
  if ((await staffOf(tx, hospitalId)).length >= STAFF_MAX) throw new AppError('staffFull')
}

function readInvitation(input: Call<typeof contract>['input']): Invitation {
  const invitation: Invitation = {
    email: normalizeEmail(input.email),
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    title: input.title.trim(),
  }
  const reasons = refuseInvitation(invitation)
  refuseFields(INVITATION_FIELDS.map((field) => [field, reasons[field]]))
  return invitation
}
