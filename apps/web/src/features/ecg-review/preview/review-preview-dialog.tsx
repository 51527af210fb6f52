import { useTranslation } from 'react-i18next'
import { MessageDialog } from '../../../ui/dialog/message-dialog.tsx'
import type { ReviewStepProps } from '../step-props.ts'
import { PreviewedReportPart } from './previewed-report.tsx'

/** Shows the report as it would be sent, over the comparison of the documents. */
export function ReviewPreviewDialog({ of, onClose }: { of: ReviewStepProps; onClose: () => void }) {
  const { t } = useTranslation('ecgConclusion')
  return (
    <MessageDialog open size="md" title={t('preview.report')} onClose={onClose}>
      <PreviewedReportPart of={of} />
    </MessageDialog>
  )
}
