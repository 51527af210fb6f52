import type { updateHospital as contract } from '@systole/contract/hospitals/hospital-settings'
import {
  changedSettings,
  type HospitalSettings,
  refuseHospitalSettings,
  SETTINGS_FIELDS,
  tidySettings,
} from '@systole/domain/hospitals/hospital-settings'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { refuseFields } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { chosenHospital } from './chosen-hospital.ts'
import { saveSettings } from './hospital-store.ts'
import { presentHospital, settingsOf, WIRE_NAME } from './present-hospital.ts'

/** Updates the settings, for reports released later. Unchanged settings have no effect. */
export async function updateHospital(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { db, requestId } = context
  const hospital = await chosenHospital(db, scope, input.hospital_id)
  const before = settingsOf(hospital)
  const after = tidySettings({ ...before, ...given(input.params) }, hospital.country)
  const changed = changedSettings(before, after)
  if (changed.length === 0) return { hospital: await presentHospital(context, actor, hospital) }

  if (hospital.version !== input.version) throw new AppError('versionConflict')
  refuseInvalid(after, hospital.country)
  const saved = await saveSettings(db, hospital, after)
  if (!saved) throw new AppError('versionConflict')
  await addAudit(
    db,
    { actor, requestId },
    {
      action: 'hospital.changed',
      object: `hospital:${hospital.hospitalId}`,
      details: { version: saved.version, ...changeForAudit(before, after) },
    },
  )
  return { hospital: await presentHospital(context, actor, saved) }
}

function given(params: Call<typeof contract>['input']['params']): Partial<HospitalSettings> {
  const entries = SETTINGS_FIELDS.map((field) => [field, params[WIRE_NAME[field]]] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function refuseInvalid(settings: HospitalSettings, country: string): void {
  const reasons = refuseHospitalSettings(settings, country)
  refuseFields(SETTINGS_FIELDS.map((field) => [WIRE_NAME[field], reasons[field]]))
}

/** Returns the changed fields, with details for the list and the languages; names and addresses are not logged. */
function changeForAudit(before: HospitalSettings, after: HospitalSettings) {
  const missingIn = (a: readonly string[], b: readonly string[]) =>
    b.filter((email) => !a.includes(email)).length
  return {
    changed: changedSettings(before, after).map((field) => WIRE_NAME[field]),
    emails_added: missingIn(tidySettings(before).reportEmails, after.reportEmails),
    emails_removed: missingIn(after.reportEmails, tidySettings(before).reportEmails),
    report_language: after.reportLanguage,
    push_language: after.pushLanguage,
  }
}
