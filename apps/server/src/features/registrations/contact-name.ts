import { titledName } from '@systole/domain/accounts/form-of-address'
import type { Language } from '@systole/domain/hospitals/hospital'
import type { RegistrationRow } from './registration-store.ts'

/** Returns the applicant's name with the title or the degrees. */
export function contactName(
  { title, firstName, lastName, country }: RegistrationRow,
  language: Language,
): string {
  const person = { title, first: firstName, last: lastName, isVet: true }
  return titledName(person, { language, country })
}
