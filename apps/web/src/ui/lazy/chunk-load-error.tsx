import { useTranslation } from 'react-i18next'
import { Notice } from '../feedback/notice.tsx'

/** Shows that the code of a part of the page could not be loaded; the rest of the page stays. */
export function ChunkLoadError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common')
  return (
    <Notice tone="danger" announce onRetry={onRetry}>
      {t('couldNotLoad')}
    </Notice>
  )
}
