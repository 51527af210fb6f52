import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'

/** Returns a function that says how long something is: "24 h", "23 h 29 min", "31 min", "12 s". */
export function useLengthWords(): (seconds: number) => string {
  const { t } = useTranslation(['ecg', 'viewers'])
  const format = useFormat()
  return useCallback(
    (seconds) => {
      if (seconds < 60) return t('viewers:ecg.seconds', { seconds: format.fixed(seconds, 0) })
      const minutes = Math.round(seconds / 60)
      const isWhole = minutes >= 60 && minutes % 60 === 0
      return isWhole ? t('ecg:day.hours', { hours: minutes / 60 }) : format.duration(minutes)
    },
    [t, format],
  )
}
