import type { registerAccount as contract } from '@systole/contract/hospitals/registrations'
import { encodePath } from '@systole/contract/wire/codec'
import type { InputOf } from '@systole/contract/wire/endpoint'
import {
  APPLICATION_FIELDS,
  type Application,
  type ApplicationField,
  tidyApplication,
} from '@systole/domain/registrations/application'
import { refuseApplication } from '@systole/domain/registrations/refuse-application'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal, fieldWords } from '../../http/field-refusal.ts'

/** The call's name of each field, for refusals. */
const CALL_FIELDS = {
  hospitalName: 'hospital_name',
  country: 'country',
  address: 'address',
  phone: 'phone',
  title: 'title',
  firstName: 'firstName',
  lastName: 'lastName',
  licence: 'representative_license',
  email: 'email',
  message: 'message',
} as const satisfies Record<ApplicationField, keyof InputOf<typeof contract>>

/** Returns the normalized application, or throws the refusal of its first invalid field. */
export function readApplication(input: InputOf<typeof contract>): Application {
  const application = tidyApplication({
    hospitalName: input.hospital_name,
    country: input.country,
    address: input.address,
    phone: input.phone,
    title: input.title ?? '',
    firstName: input.firstName,
    lastName: input.lastName,
    licence: input.representative_license,
    email: input.email,
    message: input.message ?? '',
  })
  const reasons = refuseApplication(application)
  const refused = APPLICATION_FIELDS.find((field) => reasons[field])
  if (!refused) return application
  const field = CALL_FIELDS[refused]
  if (reasons[refused] === 'invalidCharacter')
    throw new AppError('invalidCharacter', {
      message: `${fieldWords(field)} holds a character that cannot be used.`,
      data: { field: encodePath(field) },
    })
  throw fieldRefusal(field)
}
