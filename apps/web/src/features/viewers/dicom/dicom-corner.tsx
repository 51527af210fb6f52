import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { DicomView } from './dicom-stage.ts'
import { widthAndLevel } from './window-presets.ts'

export function DicomCorner({ view }: { view: DicomView }) {
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const zoom = t('zoom', { zoom: format.fixed(view.pixelScale, 2) })
  if (!view.window) return zoom
  return (
    <>
      {t('window', widthAndLevel(view.window))}
      <br />
      {zoom}
    </>
  )
}
