import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'

const AskClinicDialog = lazyDialog(async () => {
  const [{ AskClinicDialog }] = await Promise.all([
    import('./ask-clinic-dialog.tsx'),
    addTexts('enquiries'),
  ])
  return AskClinicDialog
})

/** Renders the button in the reading room and its dialog. */
export function AskClinic(props: {
  caseId: string
  files: readonly { fileId: string; name: string }[]
}) {
  const { t } = useTranslation('reading')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {t('header.askClinic')}
      </Button>
      <LazyMount wanted={open}>
        <AskClinicDialog {...props} open={open} onClose={() => setOpen(false)} />
      </LazyMount>
    </>
  )
}
