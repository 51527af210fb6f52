import type { WireHospital } from '@systole/contract/hospitals/hospital-settings'
import { Language } from '@systole/domain/hospitals/hospital'
import {
  changedSettings,
  type HospitalSettings,
  tidySettings,
} from '@systole/domain/hospitals/hospital-settings'

/** The values of the settings form; the empty report language means "same as messages". */
export type HospitalForm = {
  name: string
  address: string
  phone: string
  reportEmails: string[]
  /** An address that is not in the list yet. */
  typedEmail: string
  reportLanguage: string
  pushLanguage: string
  representative: string
  representativeLicense: string
  billingName: string
  billingAddress: string
  taxId: string
}

export function emptyHospitalForm(): HospitalForm {
  return {
    name: '',
    address: '',
    phone: '',
    reportEmails: [],
    typedEmail: '',
    reportLanguage: '',
    pushLanguage: 'en_us',
    representative: '',
    representativeLicense: '',
    billingName: '',
    billingAddress: '',
    taxId: '',
  }
}

export function formOf(hospital: WireHospital): HospitalForm {
  return {
    name: hospital.name,
    address: hospital.address,
    phone: hospital.phone,
    reportEmails: hospital.report_email_list,
    typedEmail: '',
    reportLanguage: hospital.report_language ?? '',
    pushLanguage: hospital.push_language,
    representative: hospital.representative,
    representativeLicense: hospital.representative_license,
    billingName: hospital.billing_name,
    billingAddress: hospital.billing_address,
    taxId: hospital.tax_id,
  }
}

export function settingsOfForm(
  { typedEmail: _, ...form }: HospitalForm,
  country = '',
): HospitalSettings {
  const languages = {
    reportLanguage: Language.nullable().catch(null).parse(form.reportLanguage),
    pushLanguage: Language.catch('en_us').parse(form.pushLanguage),
  }
  return tidySettings({ ...form, ...languages }, country)
}

export function changedFields(saved: HospitalForm, form: HospitalForm) {
  return changedSettings(settingsOfForm(saved), settingsOfForm(form))
}

/** Applies the changes made since `saved` to a version that another person has saved since. */
export function onTopOf(
  theirs: HospitalForm,
  { saved, form }: { saved: HospitalForm; form: HospitalForm },
): HospitalForm {
  const changed = changedFields(saved, form).map((field) => [field, form[field]] as const)
  return { ...theirs, ...Object.fromEntries(changed) }
}
