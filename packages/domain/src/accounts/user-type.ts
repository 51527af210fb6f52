import { z } from 'zod'

/** The role of an account. portal §6; `user_type` on the wire. */
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
