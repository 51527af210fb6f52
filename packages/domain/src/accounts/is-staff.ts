import { can } from '../access/access.ts'
import type { UserType } from './user-type.ts'

/** Returns true for a role of the provider, as opposed to a hospital. In a file without zod, for the sign-in page. */
export function isStaff(userType: UserType): boolean {
  return can(userType, 'staffPages')
}
