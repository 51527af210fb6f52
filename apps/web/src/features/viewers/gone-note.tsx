import { useTranslation } from 'react-i18next'
import { NoteLine } from './note-line.ts'

/** What is still on the screen, and somebody took out of the case. */
export function GoneNote() {
  const { t } = useTranslation('viewers')
  return <NoteLine role="status">{t('gone')}</NoteLine>
}
