import type {
  WireHospital,
  WireLogo,
  WireSettings,
} from '@systole/contract/hospitals/hospital-settings'
import {
  type HospitalSettings,
  SETTINGS_FIELDS,
  type SettingsField,
} from '@systole/domain/hospitals/hospital-settings'
import type { HospitalLogo } from '@systole/domain/hospitals/logo'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { logoUrl } from '../../pictures/picture-url.ts'
import { storageUse } from '../uploads/storage-use-store.ts'
import type { HospitalRow } from './hospital-store.ts'
import { currentLogo } from './logo/logo-store.ts'

/** The wire's name of each setting. */
export const WIRE_NAME = {
  name: 'name',
  address: 'address',
  phone: 'phone',
  reportEmails: 'report_email_list',
  reportLanguage: 'report_language',
  pushLanguage: 'push_language',
  representative: 'representative',
  representativeLicense: 'representative_license',
  billingName: 'billing_name',
  billingAddress: 'billing_address',
  taxId: 'tax_id',
} as const satisfies Record<SettingsField, keyof WireSettings>

/** Returns the effective settings: without a list, reports are sent to the hospital's own address. */
export function settingsOf(row: HospitalRow): HospitalSettings {
  const { reportEmails, email } = row
  return { ...pick(row), reportEmails: reportEmails.length > 0 ? reportEmails : [email] }
}

function pick(row: HospitalRow): HospitalSettings {
  const entries = SETTINGS_FIELDS.map((field) => [field, row[field]])
  return Object.fromEntries(entries) // the fields of HospitalSettings
}

function toWire(settings: HospitalSettings): WireSettings {
  const entries = SETTINGS_FIELDS.map((field) => [WIRE_NAME[field], settings[field]])
  return Object.fromEntries(entries) // the fields of WireSettings, by the table above
}

export async function presentHospital(
  context: Pick<CallContext, 'db' | 'secret' | 'clock' | 'settings'>,
  actor: Actor,
  row: HospitalRow,
): Promise<WireHospital> {
  const use = await storageUse(context.db, row.hospitalId, {
    defaultQuotaBytes: context.settings.STORAGE_QUOTA_BYTES,
  })
  const logo = await currentLogo(context.db, row.hospitalId)
  return {
    hospital_id: row.hospitalId,
    version: row.version,
    country: row.country,
    ...toWire(settingsOf(row)),
    logo: logo ? presentLogo(context, actor, logo) : null,
    storage: { used: use.usedBytes + use.announcedBytes, quota: use.quotaBytes },
  }
}

export function presentLogo(
  context: Pick<CallContext, 'secret' | 'clock'>,
  actor: Actor,
  { key, type, width, height }: HospitalLogo,
): WireLogo {
  return { url: logoUrl(context, actor, key), type, width, height }
}
