import type { FileKind } from '@systole/domain/uploads/file-kind'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { useUploadWords } from '../dialog/use-upload-words.ts'

/** Asks for newer files in a follow-up that has only those of the earlier case. CASE-8. */
export function NewerFilesDialog(props: {
  open: boolean
  kinds: readonly FileKind[]
  onAdd: () => void
  onGoOn: () => void
  onClose: () => void
}) {
  const { open, kinds, onAdd, onGoOn, onClose } = props
  const { t } = useTranslation('uploads')
  const words = useUploadWords()
  const add = useRef<HTMLButtonElement>(null)
  return (
    <AppDialog
      open={open}
      title={t('newer.title')}
      size="xs"
      initialFocus={add}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onGoOn}>
            {t('newer.none')}
          </Button>
          <Button ref={add} variant="contained" onClick={onAdd}>
            {t('addFile')}
          </Button>
        </>
      }
    >
      {t('newer.text', { files: words.kinds(kinds) })}
    </AppDialog>
  )
}
