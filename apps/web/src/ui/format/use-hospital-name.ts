import { erasedCodeOf } from '@systole/domain/hospital-data/erasure'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Returns a function that writes the name of a hospital; that of an erased one is written in the reader's language. */
export function useHospitalName(): (name: string) => string {
  const { t } = useTranslation('common')
  return useCallback(
    (name) => {
      const code = erasedCodeOf(name)
      return code === undefined ? name : t('erasedHospital', { code })
    },
    [t],
  )
}
