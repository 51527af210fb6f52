import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { KEY_ROWS } from './key-rows.ts'

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto minmax(0, 1fr))',
  gap: '8px 16px',
  alignItems: 'baseline',
  margin: 0,
  '& dd': { margin: 0 },
  '& kbd + kbd': { marginLeft: 4 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
}))

/** Lists the keys of the workbench. */
export function PatchingKeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['patching', 'common'])
  const close = useRef<HTMLButtonElement>(null)
  return (
    <AppDialog
      open
      size="md"
      title={t('keys.title')}
      onClose={onClose}
      initialFocus={close}
      actions={
        <Button ref={close} variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <List>
        {KEY_ROWS.map(([name, keys]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              {keys.split(' ').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </List>
    </AppDialog>
  )
}
