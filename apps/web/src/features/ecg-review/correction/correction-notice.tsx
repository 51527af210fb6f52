import { paths } from '@systole/contract/pages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useNavigateTo } from '../../../ui/navigation/use-navigate-to.ts'

/** Says that a released report is being corrected, and offers to discard the correction. SPEC E29. */
export function CorrectionNotice({ caseId }: { caseId: string }) {
  const { t } = useTranslation('ecgConclusion')
  const go = useNavigateTo()
  const [isAsked, setAsked] = useState(false)
  const cancelling = useAction({
    run: () => orThrow(client.reports.cancelCorrection({ caseId })),
    onDone: () => go(paths.econsultReport({ caseId })),
    failed: (reason) => reason,
    onEnd: () => setAsked(false),
  })
  return (
    <Notice
      tone="warn"
      action={
        <Button size="small" variant="outlined" onClick={() => setAsked(true)}>
          {t('correction.discard')}
        </Button>
      }
    >
      <b>{t('correction.title')}</b> {t('correction.says')}
      <ConfirmDialog
        open={isAsked}
        title={t('correction.discardTitle')}
        confirmLabel={t('correction.discard')}
        cancelLabel={t('correction.keep')}
        danger
        busy={cancelling.isBusy}
        onConfirm={() => cancelling.start()}
        onCancel={() => setAsked(false)}
      >
        {t('correction.discardText')}
      </ConfirmDialog>
    </Notice>
  )
}
