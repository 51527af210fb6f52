import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { type Delivery, markBounced } from './deliveries.queries.ts'

const PROBLEM_MAX = 500

/** Records a bounce: a mail server may accept a mail and return it an hour later to a person, who records it here. */
export function BouncedDialog(props: { delivery: Delivery; onClose: () => void }) {
  const { delivery, onClose } = props
  const { t } = useTranslation('deliveries')
  const noting = useMutation({
    mutationFn: (problem: string) => markBounced(delivery.mid, problem),
    onSuccess: onClose,
  })
  return (
    <ReasonDialog
      title={t('bouncedTitle')}
      field={{
        label: t('bouncedReason'),
        hint: '',
        missing: t('reasonMissing'),
        maxLength: PROBLEM_MAX,
      }}
      confirmLabel={t('bouncedConfirm')}
      busy={noting.isPending}
      failure={noting.isError && <FailureNotice error={noting.error} />}
      onConfirm={(problem) => noting.mutate(problem)}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>{t('bouncedText', { email: delivery.email })}</p>
    </ReasonDialog>
  )
}
