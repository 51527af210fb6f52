import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import { Kbd } from '../../ui/display/kbd.tsx'
import type { KeyWord } from './viewer-key-words.ts'

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 20px',
  margin: 0,
  '& dd': { margin: 0 },
})

/** Lists the keys of this viewer, taken from its tools, so that the list is always correct. */
export function ViewerKeysDialog(props: { words: readonly KeyWord[]; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common'])
  const close = useRef<HTMLButtonElement>(null)
  return (
    <AppDialog
      open
      title={t('shortcuts.title')}
      onClose={props.onClose}
      initialFocus={close}
      actions={
        <Button ref={close} variant="outlined" onClick={props.onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <List>
        {props.words.map(({ key, does }) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </List>
    </AppDialog>
  )
}
