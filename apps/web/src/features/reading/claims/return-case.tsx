import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../../api/describe-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import { giveBackCase } from '../desk/reading.queries.ts'
import type { ReadingCase } from '../desk/reading-case.ts'
import type { ReportAutosaver } from '../drafts/report-autosaver.ts'

/** Releases the case for other cardiologists; its draft is kept. */
export function ReturnCase({
  consult,
  autosaver,
}: {
  consult: ReadingCase
  autosaver: ReportAutosaver
}) {
  const { t } = useTranslation('reading')
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const giveBack = async (): Promise<void> => {
    setBusy(true)
    try {
      await autosaver.saveNow()
      await giveBackCase(consult)
      toast.show(t('claim.given'), 'success')
    } catch (error) {
      toast.show(describeError(error), 'error')
    }
    setBusy(false)
    setAsking(false)
  }
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        {t('header.giveBack')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('claim.giveBackTitle')}
        confirmLabel={t('claim.giveBackConfirm')}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void giveBack()}
      >
        {t('claim.giveBackText')}
      </ConfirmDialog>
    </>
  )
}
