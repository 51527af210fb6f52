import { type ReactNode, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AppDialog } from '../../ui/app-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import type { DraftKeeper } from './draft-keeper.ts'
import type { ReportPreview } from './reading.queries.ts'
import { savedDraft } from './saved-draft.ts'
import { SignPreview } from './sign-preview.tsx'
import { useSigning } from './use-signing.ts'

/** Shows the report as it would be now, without any side effects. */
export function PreviewDialog(props: {
  caseId: string
  keeper: DraftKeeper
  renderReport: (report: ReportPreview) => ReactNode
  onClose: () => void
}) {
  const { caseId, keeper, renderReport, onClose } = props
  const { t } = useTranslation(['reading', 'common'])
  const what = useMemo(() => savedDraft(caseId, keeper), [caseId, keeper])
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
