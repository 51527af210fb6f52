import type { FileKind } from '@systole/domain/uploads/file-kind'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { useUploadWords } from '../dialog/use-upload-words.ts'

/** Asks whether to wait for the last required file when Next is pressed during its upload. */
export function StillUploadingDialog(props: {
  open: boolean
  kinds: readonly FileKind[]
  onWait: () => void
  onClose: () => void
}) {
  const { open, kinds, onWait, onClose } = props
  const { t } = useTranslation('uploads')
  const words = useUploadWords()
  const wait = useRef<HTMLButtonElement>(null)
  return (
    <AppDialog
      open={open}
      title={t('still.title')}
      size="xs"
      initialFocus={wait}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('still.stay')}
          </Button>
          <Button ref={wait} variant="contained" onClick={onWait}>
            {t('still.wait')}
          </Button>
        </>
      }
    >
      {t('still.text', { files: words.kinds(kinds) })}
    </AppDialog>
  )
}
