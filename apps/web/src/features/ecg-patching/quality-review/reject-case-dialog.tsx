import { CASE_NOTE_MAX } from '@systole/domain/cases/case-note'
import { useTranslation } from 'react-i18next'
import type { RefusedError } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'

/** Rejects a case whose recordings cannot be used. The hospital reads the reason, and its credits return. Handbook 1.2. */
export function RejectCaseDialog(props: {
  petName: string
  reject: (reason: string) => Promise<void>
  describeRefusal: (refusal: RefusedError) => string | undefined
  onEnd: () => void
  onClose: () => void
}) {
  const { petName, reject, describeRefusal, onEnd, onClose } = props
  const { t } = useTranslation('patching')
  const rejecting = useAction({
    run: reject,
    done: t('qualityReview.rejected'),
    describeRefusal,
    onDone: onClose,
    onEnd,
  })
  return (
    <ReasonDialog
      title={t('qualityReview.rejectTitle', { pet: petName })}
      field={{
        label: t('qualityReview.rejectReason'),
        hint: t('qualityReview.rejectHint'),
        missing: t('qualityReview.rejectMissing'),
        maxLength: CASE_NOTE_MAX,
      }}
      confirmLabel={t('qualityReview.rejectConfirm')}
      action={rejecting}
      danger
      onConfirm={(reason) => rejecting.start(reason)}
      onClose={onClose}
    >
      <p>{t('qualityReview.rejectSays')}</p>
    </ReasonDialog>
  )
}
