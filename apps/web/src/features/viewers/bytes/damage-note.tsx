import { useTranslation } from 'react-i18next'
import { NoteLine } from '../note-line.ts'
import { previewOf, type ViewedFile } from '../opening/viewed-file.ts'

/** Shows that a part of a damaged picture is missing, because browsers show the rest without notice. */
export function DamageNote({ file }: { file: ViewedFile }) {
  const { t } = useTranslation('viewers')
  if (previewOf(file, 'thumbnail')?.problem !== 'damaged') return null
  return <NoteLine role="status">{t('pictureCut')}</NoteLine>
}
