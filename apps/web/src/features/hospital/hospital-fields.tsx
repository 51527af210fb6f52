import type { SettingsField } from '@systole/domain/hospitals/hospital-settings'
import {
  REPORT_EMAILS_MAX,
  SETTINGS_MAX_CHARACTERS,
} from '@systole/domain/hospitals/hospital-settings'
import { htmlLang, languages } from '@systole/i18n/languages'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { FieldPair, SettingsSection } from '../../ui/settings-section.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EmailListField } from './email-list-field.tsx'
import { languageWords, useFieldLabels, useReportLanguageWords } from './use-hospital-fields.ts'
import type { HospitalWork } from './use-hospital-form.ts'

export function hospitalFieldId(field: SettingsField): string {
  return `hospital-${field}`
}

/** What the rule says about a field, in words. */
export function useReasonWords({ reasons }: Pick<HospitalWork, 'reasons'>) {
  const { t } = useTranslation('hospital')
  return (field: SettingsField) => {
    const reason = reasons[field]
    return reason && t(`reasons.${reason}`, { max: REPORT_EMAILS_MAX })
  }
}

/** All settings that are saved together, section by section. */
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
    </>
  )
}

function LineField(props: {
  work: HospitalWork
  field: keyof typeof SETTINGS_MAX_CHARACTERS
  autoComplete?: string
  type?: 'tel'
  hint?: string
  optional?: boolean
}) {
  const { work, field, autoComplete = 'off', type = 'text', optional = false } = props
  const labels = useFieldLabels()
  const reason = useReasonWords(work)
  return (
    <TextField
      id={hospitalFieldId(field)}
      label={labels[field]}
      type={type}
      hint={props.hint}
      optional={optional}
      autoComplete={autoComplete}
      maxLength={SETTINGS_MAX_CHARACTERS[field]}
      error={reason(field)}
      value={work.form[field]}
      onChange={(event) => work.edit({ [field]: event.target.value })}
    />
  )
}

function CountryField({ country }: { country: string }) {
  const { t } = useTranslation('hospital')
  const names = new Intl.DisplayNames(htmlLang[useLanguage()], { type: 'region' })
  return (
    <TextField
      id="hospital-country"
      label={t('details.country')}
      value={names.of(country) ?? country}
      readOnly
      hint={t('details.countryHint')}
    />
  )
}

function ReportFields({ work }: { work: HospitalWork }) {
  const { form, edit } = work
  const labels = useFieldLabels()
  const reason = useReasonWords(work)
  const reportLanguageWords = useReportLanguageWords()
  const options = languages.map((value) => ({ value, label: languageWords(value) }))
  return (
    <>
      <EmailListField
        id={hospitalFieldId('reportEmails')}
        emails={form.reportEmails}
        typed={form.typedEmail}
        error={reason('reportEmails')}
        onChange={({ emails, typed }) => edit({ reportEmails: emails, typedEmail: typed })}
      />
      <FieldPair>
        <SelectField
          id={hospitalFieldId('pushLanguage')}
          label={labels.pushLanguage}
          value={form.pushLanguage}
          onChange={(event) => edit({ pushLanguage: event.target.value })}
          options={options}
        />
        <SelectField
          id={hospitalFieldId('reportLanguage')}
          label={labels.reportLanguage}
          value={form.reportLanguage}
          onChange={(event) => edit({ reportLanguage: event.target.value })}
          placeholder={reportLanguageWords({ ...form, reportLanguage: '' })}
          options={options}
        />
      </FieldPair>
    </>
  )
}
