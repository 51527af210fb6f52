import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { LazyMount } from '../../../ui/lazy/lazy-mount.tsx'

const EcgImportDialog = lazyDialog(async () => {
  const [{ EcgImportDialog: Dialog }] = await Promise.all([
    import('./ecg-import-dialog.tsx'),
    addTexts('case'),
    addTexts('viewers'),
  ])
  return Dialog
})

/** Opens the import of ECG files, for staff. E22. */
export function ImportEcg({ caseId }: { caseId: string }) {
  const { t } = useTranslation('reading')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {t('importEcg')}
      </Button>
      <LazyMount wanted={open}>
        <EcgImportDialog caseId={caseId} open={open} onClose={() => setOpen(false)} />
      </LazyMount>
    </>
  )
}
