import { useTranslation } from 'react-i18next'
import { Notice } from './notice.tsx'

/** The code of a part of the page did not come: the line is cut. The rest of the page stays. */
export function PartNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common')
  return (
    <Notice tone="danger" announce onRetry={onRetry}>
      {t('couldNotLoad')}
    </Notice>
  )
}
