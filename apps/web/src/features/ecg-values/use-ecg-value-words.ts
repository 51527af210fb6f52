import type { AutomaticEcgValue } from '@systole/domain/ecg-values/ecg-reading'
import { ECG_VALUES, type EcgValueField } from '@systole/domain/ecg-values/ecg-value'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'

/** Returns functions that describe values of an ECG in the reader's language. */
export function useEcgValueWords() {
  const { t } = useTranslation('ecg')
  const format = useFormat()
  return useMemo(() => {
    /** One digit more than the value itself has: an uncertainty is smaller than what it belongs to. */
    const fine = (field: EcgValueField, value: number) => {
      const { step, unit } = ECG_VALUES[field]
      return `${format.fixed(value, step >= 1 ? 1 : 3)}\u00a0${unit}`
    }
    return {
      field: (field: EcgValueField) => t(`values.fields.${field}`),
      uncertainty: (field: EcgValueField, automatic: AutomaticEcgValue) =>
        [
          t('values.uncertainty', {
            uncertainty: fine(field, automatic.uncertainty),
            count: automatic.count,
          }),
          automatic.resolution > 0 &&
            t('values.resolution', { resolution: fine(field, automatic.resolution) }),
        ]
          .filter(Boolean)
          .join(' · '),
    }
  }, [t, format])
}
