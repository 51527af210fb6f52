import { useTranslation } from 'react-i18next'
import type { EcgView } from './ecg-view.ts'

export function EcgCorner({ view, filter }: { view: EcgView; filter: string }) {
  const { t } = useTranslation('viewers')
  return (
    <>
      {t('ecg.scale', { speed: view.speed, gain: view.gain })}
      {filter && <br />}
      {filter && t('ecg.filter', { filter })}
    </>
  )
}
