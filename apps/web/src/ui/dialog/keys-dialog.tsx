import { styled } from '@mui/material/styles'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { Kbd } from '../display/kbd.tsx'
import { AppDialog } from './app-dialog.tsx'

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 20px',
  alignItems: 'baseline',
  margin: 0,
  '& dt': { display: 'flex', gap: 4, flexWrap: 'wrap' },
  '& dd': { margin: 0 },
  '&[data-columns="2"]': {
    gridTemplateColumns: 'repeat(2, auto minmax(0, 1fr))',
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
}))

/** A line of the list: the keys as they are printed, and their effect, which no other line has. */
type KeyLine = { keys: readonly string[]; does: string }

/** Lists the keys of a screen. */
export function KeysDialog(props: {
  open?: boolean
  title: ReactNode
  lines: readonly KeyLine[]
  /** Two columns on a wide screen, for long lists. */
  columns?: 1 | 2
  size?: 'sm' | 'md'
  onClose: () => void
}) {
  const { open = true, title, lines, columns = 1, size, onClose } = props
  const { t } = useTranslation('common')
  const close = useRef<HTMLButtonElement>(null)
  return (
    <AppDialog
      open={open}
      title={title}
      {...(size && { size })}
      onClose={onClose}
      initialFocus={close}
      actions={
        <Button ref={close} variant="outlined" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <List data-columns={columns}>
        {lines.map(({ keys, does }) => (
          <div key={does} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </List>
    </AppDialog>
  )
}
