import { type ReactNode, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import type { ReportPreview } from '../desk/reading.queries.ts'
import type { ReportAutosaver } from '../drafts/report-autosaver.ts'
import { savedDraft } from '../drafts/saved-draft.ts'
import { SignPreview } from './sign-preview.tsx'
import { useSigning } from './use-signing.ts'

/** Shows the report as it would be now, without any side effects. */
export function ReportPreviewDialog(props: {
  caseId: string
  autosaver: ReportAutosaver
  renderReport: (report: ReportPreview) => ReactNode
  onClose: () => void
}) {
  const { caseId, autosaver, renderReport, onClose } = props
  const { t } = useTranslation(['reading', 'common'])
  const what = useMemo(() => savedDraft(caseId, autosaver), [caseId, autosaver])
  const { signing, prepare } = useSigning(caseId, what)
  const close = useRef<HTMLButtonElement>(null)
  return (
    <AppDialog
      open
      size="md"
      title={t('reading:sign.previewTitle')}
      initialFocus={close}
      onClose={onClose}
      actions={
        <Button ref={close} variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <SignPreview signing={signing} renderReport={renderReport} onRetry={prepare} />
    </AppDialog>
  )
}
