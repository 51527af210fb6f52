import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { type Delivery, markBounced } from './deliveries.queries.ts'

const PROBLEM_MAX = 500

/** Records a bounce: a mail server may accept a mail and return it an hour later to a person, who records it here. */
export function BouncedDialog(props: { delivery: Delivery; onClose: () => void }) {
  const { delivery, onClose } = props
  const { t } = useTranslation('deliveries')
  const noting = useAction({
    run: (problem: string) => markBounced(delivery.mid, problem),
    onDone: onClose,
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
      action={noting}
      onConfirm={(problem) => noting.start(problem)}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>{t('bouncedText', { email: delivery.email })}</p>
    </ReasonDialog>
  )
}
