import { useTranslation } from 'react-i18next'
import { NoteLine } from '../note-line.ts'

/** Shows that the displayed file was removed from the case. */
export function GoneNote() {
  const { t } = useTranslation('viewers')
  return <NoteLine role="status">{t('gone')}</NoteLine>
}
