import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AppDialog } from '../../ui/app-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import type { DraftKeeper } from './draft-keeper.ts'
import type { ReportPreview } from './reading.queries.ts'
import { SignPreview } from './sign-dialog.tsx'
import { useSigning } from './use-signing.ts'

/** The report as it would be now, without any of its consequences. */
export function PreviewDialog(props: {
  caseId: string
  keeper: DraftKeeper
  renderReport: (report: ReportPreview) => ReactNode
  onClose: () => void
}) {
  const { caseId, keeper, renderReport, onClose } = props
  const { t } = useTranslation(['reading', 'common'])
  const { signing, prepare } = useSigning(caseId, keeper)
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
