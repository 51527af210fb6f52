import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { staffStatusWord } from './status-chip.tsx'

/** Returns the names of statuses for staff; those that only an eConsult has are what its readers call them. */
export function useStaffStatus(): (status: string) => string {
  const { t } = useTranslation(['common', 'reading'])
  return useCallback(
    (status: string) => {
      if (status === 'submit') return t('reading:worklist.free')
      if (status === 'data_processing') return t('reading:worklist.beingRead')
      return t(`common:status.${staffStatusWord(status)}`)
    },
    [t],
  )
}
