import { useTranslation } from 'react-i18next'
import { KeysDialog } from '../../../ui/dialog/keys-dialog.tsx'

const KEY_ROWS = [
  ['step', 'Alt ← →'],
  ['accept', 'Enter'],
  ['option', '1 … 9'],
  ['answer', 'Y N U'],
  ['place', 'J K'],
  ['beat', '← →'],
  ['caliper', 'C'],
  ['amplitude', 'A'],
  ['march', 'H'],
  ['caliperRemove', 'Del'],
  ['caliperEnd', 'Esc'],
  ['filters', 'F'],
  ['median', 'M'],
  ['handle', '← → Shift'],
  ['save', 'Ctrl S'],
  ['next', 'Ctrl Enter'],
  ['list', '?'],
] as const

/** Lists the keys of the review. */
export function ReviewKeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ecgReview')
  return (
    <KeysDialog
      size="md"
      title={t('keys.title')}
      lines={KEY_ROWS.map(([name, keys]) => ({ keys: keys.split(' '), does: t(`keys.${name}`) }))}
      onClose={onClose}
    />
  )
}
