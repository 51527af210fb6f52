import { normalizeEmail } from '../accounts/email.ts'

/** The fields of an application for an account, in the order of the form. */
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

/** Trims the application and normalizes its e-mail address. */
export function tidyApplication(application: Application): Application {
  const tidy = { ...application }
  for (const field of APPLICATION_FIELDS) tidy[field] = application[field].trim()
  return { ...tidy, email: normalizeEmail(application.email) }
}
