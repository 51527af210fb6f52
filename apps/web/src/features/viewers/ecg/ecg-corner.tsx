import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/use-format.ts'
import type { EcgView } from './ecg-view.ts'

/** Speed and gain, the recorder's filter, and whether a millimetre on the screen is one. */
export function EcgCorner(props: { view: EcgView; filter: string; measured: boolean }) {
  const { view, filter, measured } = props
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const size = view.zoom === 1 ? (measured ? 'trueSize' : 'screenNotMeasured') : 'notTrueSize'
  return (
    <>
      {t('ecg.scale', { speed: view.speed, gain: view.gain })}
      {filter && <br />}
      {filter && t('ecg.filter', { filter })}
      <br />
      {t(`ecg.${size}`, { percent: format.fixed(view.zoom * 100, 0) })}
    </>
  )
}
