import { type Application, tidyApplication } from '@systole/domain/registrations/application'
import type { Language } from '@systole/i18n/languages'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

/** Sends a valid application; the mails that follow use this language. */
export async function sendApplication(application: Application, language: Language): Promise<void> {
  const tidy = tidyApplication(application)
  await orThrow(
    client.registrations.registerAccount({
      hospital_name: tidy.hospitalName,
      country: tidy.country,
      address: tidy.address,
      phone: tidy.phone,
      ...(tidy.title && { title: tidy.title }),
      firstName: tidy.firstName,
      lastName: tidy.lastName,
      representative_license: tidy.licence,
      email: tidy.email,
      ...(tidy.message && { message: tidy.message }),
      language,
    }),
  )
}
