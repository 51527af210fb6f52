import { useTranslation } from 'react-i18next'

const REASON_MAX_CHARACTERS = 500

/** Returns the field for the reason that every change of credits requires. */
export function useReasonField() {
  const { t } = useTranslation('credits')
  return {
    label: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
    maxLength: REASON_MAX_CHARACTERS,
  }
}
