import { z } from 'zod'

/** Who an account is. Spec §6; `user_type` on the wire. */
export const UserType = z.enum([
  'vet',
  'patcher',
  'senior_patcher',
  'reviewer',
  'second_reviewer',
  'async_second_reviewer',
  'internal_admin',
  'sales',
  'cardiologist',
])
export type UserType = z.infer<typeof UserType>

/** Everyone who works for the provider and not for a hospital. */
export function isStaff(userType: UserType): boolean {
  return userType !== 'vet'
}
