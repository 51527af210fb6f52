import type { queryStaffPermissions as contract } from '@systole/contract/accounts/staff-permissions'
import type { WireOutputOf } from '@systole/contract/wire/endpoint'
import { NEEDS_PERMISSION } from '@systole/domain/access/can-in'
import { rightsIn, servicesOf } from '@systole/domain/access/permissions'
import { fullName } from '@systole/domain/accounts/full-name'
import type { CallContext } from '../../../app-context.ts'
import { presentServiceId } from '../../../http/present-service-id.ts'
import { permittedAccounts } from './permission-store.ts'

/** Lists the enabled accounts whose role needs a permission, with their rights by service. ROLE-4. */
export async function queryStaffPermissions({
  db,
}: CallContext): Promise<WireOutputOf<typeof contract>> {
  const rows = await permittedAccounts(db, NEEDS_PERMISSION)
  const staff = rows.map(({ accountId, userType, email, firstName, lastName, permissions }) => ({
    uid: accountId,
    name: fullName({ first: firstName, last: lastName }) || email,
    email,
    user_type: userType,
    services: servicesOf(permissions).map((service) => ({
      ...presentServiceId(service),
      rights: rightsIn(permissions, service),
    })),
  }))
  return { staff }
}
