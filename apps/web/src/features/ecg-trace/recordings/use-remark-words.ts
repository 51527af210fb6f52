import type { RecordingRemark } from '@systole/domain/ecg-recordings/recording-remarks'
import { useTranslation } from 'react-i18next'
import type { Recording } from './recordings.queries.ts'

/** Returns the texts of an import: how far it is, and what is to be said about its recording, with what to do. */
export function useRemarkWords() {
  const { t } = useTranslation(['ecg', 'viewers'])
  return {
    remark(of: RecordingRemark): string {
      if (of.remark !== 'refused') return t(`ecg:remarks.${of.remark}`, { value: of.value })
      const { refusal, value } = of
      const place = value === '' ? [] : [t('ecg:remarks.place', { place: value })]
      return [t(`viewers:ecg.refused.${refusal}`), ...place, t(`ecg:todo.${refusal}`)].join(' ')
    },
    progress({ progress }: Pick<Recording, 'progress'>): string {
      if (!progress) return t('ecg:importing.waiting')
      const { phase, percent } = progress
      return t(`ecg:importing.${phase}`, { percent: percent ?? 0 })
    },
  }
}
