import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { EcgView } from '../../ecg-trace/ecg-view.ts'

/** Shows whether the scale is calibrated. */
export function EcgCorner({ view, measured }: { view: EcgView; measured: boolean }) {
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const size = view.zoom === 1 ? (measured ? 'trueSize' : 'screenNotMeasured') : 'notTrueSize'
  return t(`ecg.${size}`, { percent: format.fixed(view.zoom * 100, 0) })
}
