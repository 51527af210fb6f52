import type { WireHospital } from '@systole/contract/hospitals/hospital-settings'
import { Language } from '@systole/domain/hospitals/hospital'
import { languageNames } from '@systole/i18n/languages'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { isVersionConflict } from '../../errors/is-version-conflict.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { type HospitalChange, refreshHospital, saveOfficeHospital } from './office.queries.ts'

const TEXTS = ['name', 'phone', 'address', 'representative', 'licence'] as const
type Field = (typeof TEXTS)[number] | 'emails'
const WIRE_NAMES = {
  name: 'name',
  phone: 'phone',
  address: 'address',
  representative: 'representative',
  licence: 'representative_license',
  emails: 'report_email_list',
} as const satisfies Record<Field, keyof HospitalChange>

/** Edits what the office keeps of a hospital; a refusal names its field. STAFF-3. */
export function OfficeHospitalForm({
  hospital,
  onClose,
}: {
  hospital: WireHospital
  onClose: () => void
}) {
  const { t } = useTranslation(['office', 'common'])
  const first = useRef<HTMLInputElement>(null)
  const [form, setForm] = useState(() => formOf(hospital))
  const saving = useAction({
    run: () => saveOfficeHospital(hospital, changesOf(formOf(hospital), form)),
    done: t('office:hospital.saved'),
    describeRefusal: (refusal) =>
      isVersionConflict(refusal) ? t('office:hospital.conflict') : undefined,
    onDone: async () => {
      await refreshHospital()
      onClose()
    },
  })
  const refused = refusedFields(saving.error)
  const errorOf = (field: Field) =>
    refused.includes(WIRE_NAMES[field]) ? t('office:hospital.invalid') : undefined
  const change = (values: Partial<typeof form>) => setForm({ ...form, ...values })
  return (
    <FormDialog
      size="sm"
      title={t('office:hospital.edit')}
      onClose={onClose}
      initialFocus={first}
      submitLabel={t('common:save')}
      action={saving}
      isTouched={JSON.stringify(form) !== JSON.stringify(formOf(hospital))}
      onSubmit={saving.start}
    >
      {TEXTS.map((field) => (
        <TextField
          key={field}
          {...(field === 'name' && { ref: first })}
          label={t(`office:hospital.fields.${field}`)}
          value={form[field]}
          maxLength={500}
          error={errorOf(field)}
          onChange={(event) => change({ [field]: event.target.value })}
        />
      ))}
      <TextField
        multiline
        rows={3}
        label={t('office:hospital.fields.emails')}
        hint={t('office:hospital.fields.emailsHint')}
        value={form.emails}
        error={errorOf('emails')}
        onChange={(event) => change({ emails: event.target.value })}
      />
      <SelectField
        label={t('office:hospital.fields.language')}
        value={form.language}
        placeholder={t('office:hospital.fields.sameAsMessages', {
          language: languageNames[hospital.push_language].full,
        })}
        options={Language.options.map((value) => ({ value, label: languageNames[value].full }))}
        onChange={(event) => change({ language: event.target.value })}
      />
    </FormDialog>
  )
}

/** The values as typed; an empty language is that of the messages. */
type Form = Record<Field | 'language', string>

function formOf(hospital: WireHospital): Form {
  return {
    name: hospital.name,
    phone: hospital.phone,
    address: hospital.address,
    representative: hospital.representative,
    licence: hospital.representative_license,
    emails: hospital.report_email_list.join('\n'),
    language: hospital.report_language ?? '',
  }
}

/** Returns what was changed: a value that stayed is not sent, and not refused for what it was before. */
function changesOf(saved: Form, form: Form): HospitalChange {
  const [before, after] = [changeOf(saved), changeOf(form)]
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
  )
  return Object.fromEntries(changed)
}

function changeOf({ licence, emails, language, ...texts }: Form) {
  return {
    ...texts,
    representative_license: licence,
    report_email_list: emails.split(/[\s,;]+/).filter(Boolean),
    report_language: Language.nullable().catch(null).parse(language),
  }
}

/** Returns the fields that a refusal names. */
function refusedFields(error: Error | null): readonly string[] {
  const data: unknown = error && 'data' in error ? error.data : undefined
  if (typeof data !== 'object' || data === null || !('fields' in data)) return []
  return Object.keys(Object(data.fields))
}
