import { isEmail, normalizeEmail } from '../accounts/email.ts'
import { refuseTaxId, type TaxIdRefusal, tidyTaxId } from '../billing/tax-id.ts'
import { taxRegionOf } from '../billing/tax-region.ts'
import { isPhone } from '../text/phone.ts'
import { hasForbiddenCharacter } from '../text/plain-text.ts'
import type { Hospital } from './hospital.ts'

/** The settings that a hospital may change itself. Country and credit plan are changed by the portal only. */
export type HospitalSettings = Pick<
  Hospital,
  | 'name'
  | 'address'
  | 'phone'
  | 'reportEmails'
  | 'reportLanguage'
  | 'pushLanguage'
  | 'representative'
  | 'representativeLicense'
> & {
  /** Fields of invoices; if empty, invoices use the name and the address above. */
  billingName: string
  billingAddress: string
  taxId: string
}

/** The fields in the order of the form. */
export const SETTINGS_FIELDS = [
  'name',
  'address',
  'phone',
  'reportEmails',
  'reportLanguage',
  'pushLanguage',
  'representative',
  'representativeLicense',
  'billingName',
  'billingAddress',
  'taxId',
] as const satisfies readonly (keyof HospitalSettings)[]
export type SettingsField = (typeof SETTINGS_FIELDS)[number]

export const REPORT_EMAILS_MAX = 20
export const SETTINGS_MAX_CHARACTERS = {
  name: 120,
  address: 300,
  phone: 60,
  representative: 120,
  representativeLicense: 60,
  billingName: 160,
  billingAddress: 300,
  taxId: 40,
} as const

export type SettingsRefusal =
  | 'missing'
  | 'tooLong'
  | 'character'
  | 'notAPhone'
  | 'noEmail'
  | 'tooManyEmails'
  | EmailRefusal
  | TaxIdRefusal

export type EmailRefusal = 'notAnEmail' | 'repeatedEmail'

/** Trims the settings and normalizes e-mail addresses and the tax number. */
export function tidySettings(settings: HospitalSettings, country = ''): HospitalSettings {
  return {
    name: settings.name.trim(),
    address: settings.address.trim(),
    phone: settings.phone.trim(),
    reportEmails: settings.reportEmails.map(normalizeEmail),
    reportLanguage: settings.reportLanguage,
    pushLanguage: settings.pushLanguage,
    representative: settings.representative.trim(),
    representativeLicense: settings.representativeLicense.trim(),
    billingName: settings.billingName.trim(),
    billingAddress: settings.billingAddress.trim(),
    taxId: tidyTaxId(taxRegionOf(country), settings.taxId),
  }
}

/** Returns the errors of normalized settings by field; empty if they are valid. */
export function refuseHospitalSettings(
  settings: HospitalSettings,
  country = '',
): Partial<Record<SettingsField, SettingsRefusal>> {
  const reasons: [SettingsField, SettingsRefusal | undefined][] = [
    ['name', settings.name === '' ? 'missing' : refuseLine(settings, 'name')],
    ['address', refuseLine(settings, 'address')],
    ['phone', refuseLine(settings, 'phone') ?? refusePhone(settings.phone)],
    ['reportEmails', refuseEmails(settings.reportEmails)],
    ['representative', refuseLine(settings, 'representative')],
    ['representativeLicense', refuseLine(settings, 'representativeLicense')],
    ['billingName', refuseLine(settings, 'billingName')],
    ['billingAddress', refuseLine(settings, 'billingAddress')],
    ['taxId', refuseLine(settings, 'taxId') ?? refuseTaxId(taxRegionOf(country), settings.taxId)],
  ]
  return Object.fromEntries(reasons.filter(([, reason]) => reason !== undefined))
}

/** Returns why an address cannot be added to the list, or `undefined`. A line break would inject a second mail header. */
export function refuseEmail(email: string, listed: readonly string[]): EmailRefusal | undefined {
  if (!isEmail(email)) return 'notAnEmail'
  const key = normalizeEmail(email)
  return listed.some((other) => normalizeEmail(other) === key) ? 'repeatedEmail' : undefined
}

/** Returns the error of a field that must be a single line, because it is printed as a line of reports and mails. */
function refuseLine(
  settings: HospitalSettings,
  field: keyof typeof SETTINGS_MAX_CHARACTERS,
): 'tooLong' | 'character' | undefined {
  const text = settings[field]
  if (text.length > SETTINGS_MAX_CHARACTERS[field]) return 'tooLong'
  if (isBroken(text)) return 'character'
}

export function isBroken(text: string): boolean {
  return hasForbiddenCharacter(text) || /[\t\n\r\u2028\u2029]/.test(text)
}

function refusePhone(phone: string): 'notAPhone' | undefined {
  return phone === '' || isPhone(phone) ? undefined : 'notAPhone'
}

function refuseEmails(emails: readonly string[]): SettingsRefusal | undefined {
  if (emails.length === 0) return 'noEmail'
  if (emails.length > REPORT_EMAILS_MAX) return 'tooManyEmails'
  const reasons = emails.map((email, place) => refuseEmail(email, emails.slice(0, place)))
  return reasons.find((reason) => reason !== undefined)
}

/** Returns the fields in which two settings differ, ignoring the order of addresses. */
export function changedSettings(a: HospitalSettings, b: HospitalSettings): SettingsField[] {
  const text = (settings: HospitalSettings, field: SettingsField) =>
    field === 'reportEmails'
      ? [...settings.reportEmails].map(normalizeEmail).sort().join('\n')
      : settings[field]
  return SETTINGS_FIELDS.filter((field) => text(a, field) !== text(b, field))
}
