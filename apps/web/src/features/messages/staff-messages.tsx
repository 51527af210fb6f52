import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'

const HospitalDialog = lazyDialog(async () => {
  const [{ HospitalMessageDialog }] = await Promise.all([
    import('./hospital-message-dialog.tsx'),
    addTexts('timeline'),
  ])
  return HospitalMessageDialog
})
const ColleagueDialog = lazyDialog(async () => {
  const [{ ColleagueNoteDialog }] = await Promise.all([
    import('./colleague-note-dialog.tsx'),
    addTexts('timeline'),
  ])
  return ColleagueNoteDialog
})

/** Writes to the hospital of a case. CALL-37 to CALL-39. */
export function MessageHospital({ caseId }: { caseId: string }) {
  const { t } = useTranslation('reading')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {t('messages.toHospital')}
      </Button>
      <LazyMount wanted={open}>
        <HospitalDialog caseId={caseId} open={open} onClose={() => setOpen(false)} />
      </LazyMount>
    </>
  )
}

/** Writes to a colleague; the hospital never reads the note. CALL-40. */
export function NoteToColleague({ caseId }: { caseId: string }) {
  const { t } = useTranslation('reading')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('messages.toColleague')}
      </Button>
      <LazyMount wanted={open}>
        <ColleagueDialog caseId={caseId} open={open} onClose={() => setOpen(false)} />
      </LazyMount>
    </>
  )
}
