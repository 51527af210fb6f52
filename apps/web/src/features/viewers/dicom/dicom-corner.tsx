import { useTranslation } from 'react-i18next'
import type { DicomView } from './dicom-stage.ts'
import { widthAndLevel } from './window-presets.ts'

export function DicomCorner({ view }: { view: DicomView }) {
  const { t } = useTranslation('viewers')
  const zoom = t('zoom', { zoom: view.pixelScale.toFixed(2) })
  if (!view.window) return zoom
  return (
    <>
      {t('window', widthAndLevel(view.window))}
      <br />
      {zoom}
    </>
  )
}
