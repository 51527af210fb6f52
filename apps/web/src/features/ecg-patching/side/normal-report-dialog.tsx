import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'

/** Lists why a normal report cannot be signed. SPEC E8. */
export function NormalReportDialog(props: { reasons: readonly string[]; onClose: () => void }) {
  const { reasons, onClose } = props
  const { t } = useTranslation(['patching', 'common'])
  const close = useRef<HTMLButtonElement>(null)
  return (
    <AppDialog
      open
      size="sm"
      title={t('normal.title')}
      onClose={onClose}
      initialFocus={close}
      actions={
        <Button ref={close} variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <p>{t('normal.says')}</p>
      <ul style={{ margin: '8px 0 0', paddingLeft: 20 }}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </AppDialog>
  )
}
