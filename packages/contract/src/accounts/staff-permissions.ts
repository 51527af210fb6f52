import { UserType } from '@systole/domain/accounts/user-type'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, json } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'
import { WireRight, WireService } from './permissions.ts'

export const StaffPermissions = z.object({
  uid: Id,
  name: z.string(),
  email: z.string(),
  user_type: UserType,
  services: z.array(z.object({ subtype: WireService, rights: z.array(WireRight) })),
})
export type WireStaffPermissions = z.infer<typeof StaffPermissions>
export type StaffPermissions = Decoded<WireStaffPermissions>

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

const Rights = json(z.array(WireRight).max(20))

/** Not in the specification. -103 names a service or right that is not offered. Takes effect with the next call of the account. */
export const setStaffPermissions = endpoint({
  path: '/api/set_staff_permissions',
  summary: 'Set what an account of staff may do in one service; none takes its cases out of sight',
  access: 'changeAccounts',
  effect: 'write',
  rate: 'write',
  uid: 'subject',
  input: z.object({
    uid: Id,
    subtype: WireService,
    rights: Rights,
    seen: Rights.describe('the rights as they were read'),
  }),
  output: z.object({ rights: z.array(WireRight) }),
  errors: ['accountNotFound', 'versionConflict'],
})
