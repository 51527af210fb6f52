import type { WireHospital } from '@systole/contract/hospitals/hospital-settings'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { type HospitalForm, settingsOfForm } from './hospital-form.ts'

export const hospitalQuery = queryOptions({
  queryKey: ['hospital'],
  queryFn: readHospital,
})

export async function readHospital(): Promise<WireHospital> {
  const { hospital } = await orThrow(client.hospitals.queryHospital({}))
  return hospital
}

/** Saves over the version the form was typed on; the server refuses a concurrent change (-6025). */
export async function saveHospital(form: HospitalForm, version: number): Promise<WireHospital> {
  const settings = settingsOfForm(form)
  const params = {
    name: settings.name,
    address: settings.address,
    phone: settings.phone,
    report_email_list: settings.reportEmails,
    report_language: settings.reportLanguage,
    push_language: settings.pushLanguage,
    representative: settings.representative,
    representative_license: settings.representativeLicense,
    billing_name: settings.billingName,
    billing_address: settings.billingAddress,
    tax_id: settings.taxId,
  }
  const { hospital } = await orThrow(client.hospitals.updateHospital({ version, params }))
  return hospital
}

export const hospitalStaffQuery = queryOptions({
  queryKey: ['hospital-staff'],
  queryFn: async () => {
    const { staff } = await orThrow(client.hospitals.queryHospitalStaff({}))
    return staff
  },
})
