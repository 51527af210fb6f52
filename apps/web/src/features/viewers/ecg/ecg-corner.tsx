import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { EcgView } from '../../ecg-trace/ecg-view.ts'

/** Shows the recorder's filter, and whether the scale is calibrated. */
export function EcgCorner(props: { view: EcgView; filter: string; measured: boolean }) {
  const { view, filter, measured } = props
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const size = view.zoom === 1 ? (measured ? 'trueSize' : 'screenNotMeasured') : 'notTrueSize'
  return (
    <>
      {filter && t('ecg.filter', { filter })}
      {filter && <br />}
      {t(`ecg.${size}`, { percent: format.fixed(view.zoom * 100, 0) })}
    </>
  )
}
