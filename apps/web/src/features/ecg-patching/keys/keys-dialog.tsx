import { useTranslation } from 'react-i18next'
import { KeysDialog } from '../../../ui/dialog/keys-dialog.tsx'
import { KEY_ROWS } from './key-rows.ts'

/** Lists the keys of the workbench. */
export function PatchingKeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('patching')
  return (
    <KeysDialog
      size="md"
      columns={2}
      title={t('keys.title')}
      lines={KEY_ROWS.map(([name, keys]) => ({ keys: keys.split(' '), does: t(`keys.${name}`) }))}
      onClose={onClose}
    />
  )
}
