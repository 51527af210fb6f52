import { useTranslation } from 'react-i18next'
import { KeysDialog } from '../../../ui/dialog/keys-dialog.tsx'

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

/** Lists the keys of the workspace. */
export function ReadingKeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('reading')
  return (
    <KeysDialog
      open={open}
      title={t('keys.title')}
      lines={KEYS.map(([name, ...keys]) => ({ keys, does: t(`keys.${name}`) }))}
      onClose={onClose}
    />
  )
}
