import { useTranslation } from 'react-i18next'
import type { EcgView } from './ecg-view.ts'

export function EcgCorner({ view, filter }: { view: EcgView; filter: string }) {
  const { t } = useTranslation('reading')
  return (
    <>
      {t('viewer.ecg.scale', { speed: view.speed, gain: view.gain })}
      {filter && <br />}
      {filter && t('viewer.ecg.filter', { filter })}
    </>
  )
}
