import type { UserType } from '../accounts/user-type.ts'

/**
 * Returns true if an account is of this role; without a role, any account is. For choosing among accounts and for rules about
 * another account; whether a caller may do something is asked of `can`.
 */
export function isRole({ userType }: { userType: UserType }, role: string | undefined): boolean {
  return role === undefined || userType === role
}
