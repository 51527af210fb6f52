import { isEmail } from '../accounts/email.ts'
import { isCountry } from '../hospitals/countries.ts'
import { isBroken } from '../hospitals/hospital-settings.ts'
import { isPhone } from '../text/phone.ts'
import { hasForbiddenCharacter } from '../text/plain-text.ts'
import {
  APPLICATION_FIELDS,
  APPLICATION_MAX_CHARACTERS,
  type Application,
  type ApplicationField,
  tidyApplication,
} from './application.ts'

export type ApplicationReason =
  | 'hospitalNameMissing'
  | 'countryMissing'
  | 'addressMissing'
  | 'phoneMissing'
  | 'phoneFormat'
  | 'firstNameMissing'
  | 'lastNameMissing'
  | 'licenceMissing'
  | 'emailMissing'
  | 'emailFormat'
  | 'tooLong'
  | 'invalidCharacter'

/** Field checks beyond the text format. `title` and `message` may be empty. */
const CHECKS: Partial<Record<ApplicationField, (text: string) => ApplicationReason | undefined>> = {
  hospitalName: required('hospitalNameMissing'),
  country: (code) => (isCountry(code) ? undefined : 'countryMissing'),
  address: required('addressMissing'),
  phone: refusePhone,
  firstName: required('firstNameMissing'),
  lastName: required('lastNameMissing'),
  licence: required('licenceMissing'),
  email: refuseEmail,
}

/** Returns the error of every invalid field; empty if the application can be sent. */
export function refuseApplication(
  application: Application,
): Partial<Record<ApplicationField, ApplicationReason>> {
  const tidy = tidyApplication(application)
  const reasons: Partial<Record<ApplicationField, ApplicationReason>> = {}
  for (const field of APPLICATION_FIELDS) {
    const reason = refuseText(field, tidy[field]) ?? CHECKS[field]?.(tidy[field])
    if (reason) reasons[field] = reason
  }
  return reasons
}

const LONGEST: Partial<Record<ApplicationField, number>> = APPLICATION_MAX_CHARACTERS

/** Checks the text format: all fields except the message must be a single line, as in a form, a list or a mail. */
function refuseText(field: ApplicationField, text: string): ApplicationReason | undefined {
  if (text.length > (LONGEST[field] ?? text.length)) return 'tooLong'
  const refused = field === 'message' ? hasForbiddenCharacter(text) : isBroken(text)
  if (refused) return 'invalidCharacter'
}

function required(reason: ApplicationReason) {
  return (text: string) => (text === '' ? reason : undefined)
}

function refusePhone(text: string): ApplicationReason | undefined {
  if (text === '') return 'phoneMissing'
  return isPhone(text) ? undefined : 'phoneFormat'
}

function refuseEmail(text: string): ApplicationReason | undefined {
  if (text === '') return 'emailMissing'
  return isEmail(text) ? undefined : 'emailFormat'
}
