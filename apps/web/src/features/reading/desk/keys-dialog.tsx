import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'

const KEYS = [
  ['file', '1', '9'],
  ['viewport', 'X'],
  ['viewportBy', 'Shift 1', 'Shift 4'],
  ['window', 'W'],
  ['pan', 'P'],
  ['zoom', 'Z'],
  ['zoomBy', '+', '−'],
  ['move', '←', '↑', '↓', '→'],
  ['changeWindow', 'Shift ←', 'Shift ↑'],
  ['reset', 'R'],
  ['invert', 'I'],
  ['flip', 'H'],
  ['measure', 'L', 'A', 'V', 'T', 'E'],
  ['measurePoint', 'Enter', 'Backspace', 'Esc'],
  ['measureList', 'M'],
  ['useInReport', 'U'],
  ['compare', 'B'],
  ['play', 'Space'],
  ['frame', ',', '.'],
  ['loop', 'L'],
  ['loopEdges', '[', ']'],
  ['caliper', 'C'],
  ['amplitude', 'A'],
  ['fullScreen', 'F'],
  ['nextQuestion', 'Alt ↓'],
  ['previousQuestion', 'Alt ↑'],
  ['phrases', '/'],
  ['saveNow', 'Ctrl S'],
  ['sign', 'Ctrl Enter'],
  ['list', '?'],
] as const

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 20px',
  margin: 0,
  '& dt': { display: 'flex', gap: 4, flexWrap: 'wrap' },
  '& dd': { margin: 0 },
})

/** Lists the keys of the workspace. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['reading', 'common'])
  const close = useRef<HTMLButtonElement>(null)
  return (
    <AppDialog
      open={open}
      title={t('reading:keys.title')}
      onClose={onClose}
      initialFocus={close}
      actions={
        <Button ref={close} variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <List>
        {KEYS.map(([name, ...keys]) => (
          <KeyRow key={name} does={t(`reading:keys.${name}`)} keys={keys} />
        ))}
      </List>
    </AppDialog>
  )
}

function KeyRow({ does, keys }: { does: string; keys: readonly string[] }) {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </>
  )
}
