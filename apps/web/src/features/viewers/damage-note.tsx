import { useTranslation } from 'react-i18next'
import { NoteLine } from './note-line.ts'
import { previewOf, type ViewedFile } from './viewed-file.ts'

/** Browsers show as much of a picture as there is: one of which a part is missing is not taken for whole. */
export function DamageNote({ file }: { file: ViewedFile }) {
  const { t } = useTranslation('viewers')
  if (previewOf(file, 'thumbnail')?.problem !== 'damaged') return null
  return <NoteLine role="status">{t('pictureCut')}</NoteLine>
}
