import { UserType } from '@systole/domain/accounts/user-type'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/form-fields.ts'
import { WireRight, WireService } from './permissions.ts'

export const StaffPermissions = z.object({
  uid: Id,
  name: z.string(),
  email: z.string(),
  user_type: UserType,
  services: z.array(z.object({ subtype: WireService, rights: z.array(WireRight) })),
})
export type StaffPermissions = z.infer<typeof StaffPermissions>

/** Not in the specification. Roles that need no permission, such as internal admins, are not listed. */
export const queryStaffPermissions = endpoint({
  path: '/api/query_staff_permissions',
  summary: 'Which services the accounts of staff may work in, and with what rights',
  access: 'queryAccounts',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: z.object({ staff: z.array(StaffPermissions) }),
  errors: [],
})
