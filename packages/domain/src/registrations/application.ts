import { normalizeEmail } from '../accounts/email.ts'

/** What a clinic tells of itself when it applies for an account, in the order of the form. */
export const APPLICATION_FIELDS = [
  'hospitalName',
  'country',
  'address',
  'phone',
  'title',
  'firstName',
  'lastName',
  'licence',
  'email',
  'message',
] as const
export type ApplicationField = (typeof APPLICATION_FIELDS)[number]
export type Application = Record<ApplicationField, string>

export const APPLICATION_MAX_CHARACTERS = {
  hospitalName: 120,
  address: 300,
  phone: 60,
  title: 60,
  firstName: 60,
  lastName: 60,
  licence: 60,
  message: 2000,
} as const

export function emptyApplication(): Application {
  return {
    hospitalName: '',
    country: '',
    address: '',
    phone: '',
    title: '',
    firstName: '',
    lastName: '',
    licence: '',
    email: '',
    message: '',
  }
}

/** Without blanks around; the e-mail in the form it is compared in. */
export function tidyApplication(application: Application): Application {
  const tidy = { ...application }
  for (const field of APPLICATION_FIELDS) tidy[field] = application[field].trim()
  return { ...tidy, email: normalizeEmail(application.email) }
}
