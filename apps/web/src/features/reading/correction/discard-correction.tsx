import { paths } from '@systole/contract/pages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { useNavigateTo } from '../../../ui/navigation/use-navigate-to.ts'
import { cancelCorrection } from '../desk/reading.queries.ts'
import type { ReportAutosaver } from '../drafts/report-autosaver.ts'

/** Discards the correction of a released report after confirmation, and returns to the report. */
export function DiscardCorrection({
  caseId,
  autosaver,
}: {
  caseId: string
  autosaver: ReportAutosaver
}) {
  const { t } = useTranslation('revisions')
  const go = useNavigateTo()
  const [asked, setAsked] = useState(false)
  const cancelling = useAction({
    run: async () => {
      await autosaver.saveNow() // saving must end before the correction is cancelled
      await cancelCorrection(caseId)
    },
    onDone: () => go(paths.econsultReport({ caseId })),
    failed: (reason) => t('notStarted', { reason: reason }),
    onEnd: () => setAsked(false),
  })
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        {t('discardCorrection')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('discardTitle')}
        confirmLabel={t('discardCorrection')}
        cancelLabel={t('keepEditing')}
        danger
        busy={cancelling.isBusy}
        onConfirm={() => cancelling.start()}
        onCancel={() => setAsked(false)}
      >
        {t('discardText')}
      </ConfirmDialog>
    </>
  )
}
