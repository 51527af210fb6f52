import type { AutomaticEcgValue } from '@systole/domain/ecg-values/ecg-reading'
import { type EcgValueField, ecgSpreadText } from '@systole/domain/ecg-values/ecg-value'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Returns functions that describe values of an ECG in the reader's language. */
export function useEcgValueWords() {
  const { t } = useTranslation('ecg')
  return useMemo(() => {
    return {
      field: (field: EcgValueField) => t(`values.fields.${field}`),
      uncertainty: (field: EcgValueField, automatic: AutomaticEcgValue) =>
        [
          t('values.uncertainty', {
            uncertainty: ecgSpreadText(field, automatic.uncertainty),
            count: automatic.count,
          }),
          automatic.resolution > 0 &&
            t('values.resolution', { resolution: ecgSpreadText(field, automatic.resolution) }),
        ]
          .filter(Boolean)
          .join(' · '),
    }
  }, [t])
}
