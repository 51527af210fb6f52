import { paths } from '@systole/contract/pages'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../../api/describe-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import { useNavigateTo } from '../../../ui/navigation/use-navigate-to.ts'
import { cancelCorrection } from '../desk/reading.queries.ts'
import type { ReportAutosaver } from '../drafts/report-autosaver.ts'

/** Discards the correction of a released report after confirmation, and returns to the report. */
export function DiscardCorrection({
  usid,
  autosaver,
}: {
  usid: string
  autosaver: ReportAutosaver
}) {
  const { t } = useTranslation('revisions')
  const go = useNavigateTo()
  const toast = useToast()
  const [asked, setAsked] = useState(false)
  const cancelling = useMutation({
    mutationFn: async () => {
      await autosaver.saveNow() // saving must end before the correction is cancelled
      await cancelCorrection(usid)
    },
    onSuccess: () => go(paths.econsultReport({ usid })),
    onError: (error) => toast.show(t('notStarted', { reason: describeError(error) }), 'error'),
    onSettled: () => setAsked(false),
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
        busy={cancelling.isPending}
        onConfirm={() => cancelling.mutate()}
        onCancel={() => setAsked(false)}
      >
        {t('discardText')}
      </ConfirmDialog>
    </>
  )
}
