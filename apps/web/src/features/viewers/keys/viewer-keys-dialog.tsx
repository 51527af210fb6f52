import { useTranslation } from 'react-i18next'
import { KeysDialog } from '../../../ui/dialog/keys-dialog.tsx'
import type { KeyWord } from './viewer-key-words.ts'

/** Lists the keys of this viewer, taken from its tools, so that the list is always correct. */
export function ViewerKeysDialog(props: { words: readonly KeyWord[]; onClose: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <KeysDialog
      title={t('shortcuts.title')}
      lines={props.words.map(({ key, does }) => ({ keys: [key], does }))}
      onClose={props.onClose}
    />
  )
}
