import type { SettingsField } from '@systole/domain/hospitals/hospital-settings'
import {
  REPORT_EMAILS_MAX,
  SETTINGS_MAX_CHARACTERS,
} from '@systole/domain/hospitals/hospital-settings'
import { htmlLang, languages } from '@systole/i18n/languages'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { displayNames } from '../../ui/format/intl-cache.ts'
import { FieldPair, SettingsSection } from '../../ui/layout/settings-section.tsx'
import { EmailListField } from './email-list-field.tsx'
import type { HospitalForm } from './hospital-form.ts'
import { languageWords, useFieldLabels, useReportLanguageWords } from './use-hospital-fields.ts'
import type { HospitalWork } from './use-hospital-form.ts'

export function hospitalFieldId(field: SettingsField): string {
  return `hospital-${field}`
}

/** Returns a function that explains why a field is refused. */
export function useReasonWords({ reasons }: Pick<HospitalWork, 'reasons'>) {
  const { t } = useTranslation('hospital')
  return (field: SettingsField) => {
    const reason = reasons[field]
    return reason && t(`reasons.${reason}`, { max: REPORT_EMAILS_MAX })
  }
}

/** Renders all settings that are saved together, section by section. */
export function HospitalFields({ work }: { work: HospitalWork }) {
  const { t } = useTranslation('hospital')
  return (
    <>
      <SettingsSection title={t('details.title')} lead={t('details.lead')}>
        <LineField work={work} field="name" autoComplete="organization" />
        <LineField work={work} field="address" autoComplete="street-address" optional />
        <FieldPair>
          <LineField
            work={work}
            field="phone"
            hint={t('details.phoneHint')}
            autoComplete="tel"
            type="tel"
            optional
          />
          <CountryField country={work.base.country} />
        </FieldPair>
      </SettingsSection>
      <SettingsSection title={t('reports.title')} lead={t('reports.lead')}>
        <ReportFields work={work} />
      </SettingsSection>
      <SettingsSection title={t('representative.title')} lead={t('representative.lead')}>
        <FieldPair>
          <LineField work={work} field="representative" optional />
          <LineField work={work} field="representativeLicense" optional />
        </FieldPair>
      </SettingsSection>
      <SettingsSection title={t('billing.title')} lead={t('billing.lead')}>
        <FieldPair>
          <LineField work={work} field="billingName" hint={t('billing.nameHint')} optional />
          <LineField work={work} field="taxId" hint={t('billing.taxIdHint')} optional />
        </FieldPair>
        <LineField work={work} field="billingAddress" hint={t('billing.addressHint')} optional />
      </SettingsSection>
    </>
  )
}

type Line = keyof typeof SETTINGS_MAX_CHARACTERS
type LineProps = {
  field: Line
  autoComplete?: string
  type?: 'tel'
  hint?: string
  optional?: boolean
}

function LineField({ work, ...props }: LineProps & { work: HospitalWork }) {
  const reason = useReasonWords(work)
  const { field } = props
  return (
    <TypedLine {...props} value={work.form[field]} error={reason(field)} onChange={work.edit} />
  )
}

/** Renders a text field again only when its own text changes. */
const TypedLine = memo(function TypedLine(
  props: LineProps & {
    value: string
    error: string | undefined
    onChange: (change: Partial<Record<Line, string>>) => void
  },
) {
  const { field, autoComplete = 'off', type = 'text', optional = false, onChange, ...shown } = props
  const labels = useFieldLabels()
  return (
    <TextField
      {...shown}
      id={hospitalFieldId(field)}
      label={labels[field]}
      type={type}
      optional={optional}
      autoComplete={autoComplete}
      maxLength={SETTINGS_MAX_CHARACTERS[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  )
})

const CountryField = memo(function CountryField({ country }: { country: string }) {
  const { t } = useTranslation('hospital')
  const names = displayNames(htmlLang[useLanguage()], { type: 'region' })
  return (
    <TextField
      id="hospital-country"
      label={t('details.country')}
      value={names.of(country) ?? country}
      readOnly
      hint={t('details.countryHint')}
    />
  )
})

function ReportFields({ work }: { work: HospitalWork }) {
  const { form, edit } = work
  const reason = useReasonWords(work)
  return (
    <>
      <EmailListField
        id={hospitalFieldId('reportEmails')}
        reportEmails={form.reportEmails}
        typedEmail={form.typedEmail}
        error={reason('reportEmails')}
        onChange={edit}
      />
      <LanguageFields
        pushLanguage={form.pushLanguage}
        reportLanguage={form.reportLanguage}
        onChange={edit}
      />
    </>
  )
}

type Languages = Pick<HospitalForm, 'pushLanguage' | 'reportLanguage'>

const LanguageFields = memo(function LanguageFields(
  props: Languages & { onChange: (change: Partial<Languages>) => void },
) {
  const { pushLanguage, reportLanguage, onChange } = props
  const labels = useFieldLabels()
  const reportLanguageWords = useReportLanguageWords()
  const options = languages.map((value) => ({ value, label: languageWords(value) }))
  return (
    <FieldPair>
      <SelectField
        id={hospitalFieldId('pushLanguage')}
        label={labels.pushLanguage}
        value={pushLanguage}
        onChange={(event) => onChange({ pushLanguage: event.target.value })}
        options={options}
      />
      <SelectField
        id={hospitalFieldId('reportLanguage')}
        label={labels.reportLanguage}
        value={reportLanguage}
        onChange={(event) => onChange({ reportLanguage: event.target.value })}
        placeholder={reportLanguageWords({ pushLanguage, reportLanguage: '' })}
        options={options}
      />
    </FieldPair>
  )
})
