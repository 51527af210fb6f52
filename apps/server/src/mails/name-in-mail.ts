import { formOfAddressInMail } from '@systole/domain/accounts/form-of-address'
import { isStaff } from '@systole/domain/accounts/is-staff'
import type { UserType } from '@systole/domain/accounts/user-type'
import type { Language } from '@systole/domain/hospitals/hospital'

type Addressee = { title: string; firstName: string; lastName: string; userType: UserType }

/** Returns the name in a mail's greeting: Dr. Chan, 林怡君醫生. */
export function nameInMail(
  { title, firstName, lastName, userType }: Addressee,
  where: { language: Language; country: string },
): string {
  const person = { title, first: firstName, last: lastName, isVet: !isStaff(userType) }
  return formOfAddressInMail(person, where)
}
