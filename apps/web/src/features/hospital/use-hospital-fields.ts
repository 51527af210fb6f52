import { SETTINGS_FIELDS } from '@systole/domain/hospitals/hospital-settings'
import { isLanguage, languageNames } from '@systole/i18n/languages'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftField } from '../../drafts/draft-fields.ts'
import type { HospitalForm } from './hospital-form.ts'

/** Returns the settings as labelled texts for comparing two versions of the form. */
export function useHospitalFields(): readonly DraftField<HospitalForm>[] {
  const labels = useFieldLabels()
  const reportLanguage = useReportLanguageWords()
  return useMemo(() => {
    const show = {
      reportEmails: (form: HospitalForm) => form.reportEmails.join('\n'),
      pushLanguage: (form: HospitalForm) => languageWords(form.pushLanguage),
      reportLanguage,
    }
    return SETTINGS_FIELDS.map((field) => ({
      id: field,
      label: labels[field],
      show:
        field in show
          ? show[field as keyof typeof show] // checked just before
          : (form: HospitalForm) => String(form[field]),
      copy: (from: HospitalForm, to: HospitalForm) => ({ ...to, [field]: from[field] }),
    }))
  }, [labels, reportLanguage])
}

export function useFieldLabels() {
  const { t } = useTranslation('hospital')
  return useMemo(
    () => ({
      name: t('details.name'),
      address: t('details.address'),
      phone: t('details.phone'),
      reportEmails: t('reports.emails'),
      reportLanguage: t('reports.reportLanguage'),
      pushLanguage: t('reports.pushLanguage'),
      representative: t('representative.name'),
      representativeLicense: t('representative.license'),
      billingName: t('billing.name'),
      billingAddress: t('billing.address'),
      taxId: t('billing.taxId'),
    }),
    [t],
  )
}

export function useReportLanguageWords() {
  const { t } = useTranslation('hospital')
  return useCallback(
    ({ reportLanguage, pushLanguage }: Pick<HospitalForm, 'reportLanguage' | 'pushLanguage'>) =>
      reportLanguage === ''
        ? t('reports.sameAsMessages', { language: languageWords(pushLanguage) })
        : languageWords(reportLanguage),
    [t],
  )
}

export function languageWords(code: string): string {
  return isLanguage(code) ? languageNames[code].full : code
}
