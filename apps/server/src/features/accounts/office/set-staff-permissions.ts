import type { setStaffPermissions as contract } from '@systole/contract/accounts/staff-permissions'
import { NEEDS_PERMISSION } from '@systole/domain/access/can-in'
import { type Right, rightsIn, withRights } from '@systole/domain/access/permissions'
import type { ServiceId } from '@systole/domain/services/service-id'
import { allServices } from '@systole/domain/services/services'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { writePermissions } from '../directory/permission-store.ts'
import { auditAccount, enabledAccount } from './office-account.ts'

/** Sets the rights of an account in one service, with audit. The next call of the account goes by them. ROLE-4. */
export async function setStaffPermissions(
  context: CallContext,
  { actor, input }: Call<typeof contract>,
) {
  const { db } = context
  const { serviceId, rights: wanted, seen } = input
  refuseRights(serviceId, wanted)
  const { accountId, userType, permissions } = await enabledAccount(db, input.uid)
  if (!NEEDS_PERMISSION.includes(userType))
    throw fieldRefusal('uid', 'has a role that needs no permission')
  const before = rightsIn(permissions, serviceId)
  const next = withRights(permissions, serviceId, wanted)
  const after = rightsIn(next, serviceId)
  if (isSame(before, after)) return { rights: after }
  if (!isSame(before, seen)) throw new AppError('versionConflict')
  await writePermissions(db, accountId, next)
  const said = (rights: readonly Right[]) => [serviceId, ...rights].join(' ')
  await auditAccount(context, actor, {
    action: 'account.permitted',
    accountId,
    details: { fields: [{ field: 'permissions', from: said(before), to: said(after) }] },
  })
  return { rights: after }
}

function refuseRights(serviceId: ServiceId, wanted: readonly Right[]): void {
  const service = allServices().find(({ id }) => id === serviceId)
  if (!service) throw fieldRefusal('serviceId', 'names a service that is not offered')
  const unknown = wanted.find((right) => !service.rights.includes(right))
  if (unknown) throw fieldRefusal('rights', `${unknown} means nothing in this service`)
}

function isSame(one: readonly Right[], other: readonly Right[]): boolean {
  return one.length === other.length && one.every((right) => other.includes(right))
}
