import { isEmail, normalizeEmail } from '@systole/domain/accounts/email'
import type { UserType } from '@systole/domain/accounts/user-type'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { StaffPerson } from './staff-account-store.ts'

type Input = {
  email: string
  firstName: string
  lastName: string
  title: string
  user_type: UserType
}

/** Returns the person in the form; -103 names an invalid address. */
export function readPerson(input: Input): StaffPerson & { userType: UserType } {
  if (!isEmail(input.email)) throw fieldRefusal('email', 'is malformed')
  return {
    email: normalizeEmail(input.email),
    firstName: input.firstName,
    lastName: input.lastName,
    title: input.title,
    userType: input.user_type,
  }
}
