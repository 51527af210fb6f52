import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'

/** Offers the revision that another frame has saved. */
export function NewerRevision({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('ecgFrame')
  return (
    <span role="status">
      {t('newer')}{' '}
      <Button size="small" onClick={onShow}>
        {t('showNewer')}
      </Button>
    </span>
  )
}
