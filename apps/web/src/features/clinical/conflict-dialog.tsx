import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AppDialog } from '../../ui/app-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** -6025, told plainly: their version or mine. Escape decides nothing and sends nothing. */
export function ConflictDialog(props: {
  open: boolean
  /** Why reloading did not work. */
  problem: string
  onReload: () => void
  onKeepMine: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('cases')
  const reload = useRef<HTMLButtonElement>(null)
  return (
    <AppDialog
      open={props.open}
      role="alertdialog"
      title={t('conflict.title')}
      onClose={props.onClose}
      initialFocus={reload}
      actions={
        <>
          <Button variant="outlined" onClick={props.onKeepMine}>
            {t('conflict.keep')}
          </Button>
          <Button ref={reload} variant="contained" onClick={props.onReload}>
            {t('conflict.reload')}
          </Button>
        </>
      }
    >
      <Typography>{t('conflict.text')}</Typography>
      {props.problem && (
        <Notice tone="danger" announce>
          {props.problem}
        </Notice>
      )}
    </AppDialog>
  )
}
