import type { SessionCredits } from '@systole/contract/credits'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { changeCaseCredits } from './credits.queries.ts'
import { useReasonField } from './use-reason-field.ts'

/** Deducts or refunds the credits of a case; the button names the amount. */
export function CaseCreditsDialog(props: {
  credits: SessionCredits
  mode: 'deduct' | 'refund'
  onClose: () => void
}) {
  const { credits, mode, onClose } = props
  const { id, usid } = credits
  const { t } = useTranslation('credits')
  const toast = useToast()
  const count = mode === 'deduct' ? credits.required_credit : credits.deducted
  const work = useMutation({
    mutationFn: (note: string) => changeCaseCredits(mode, { usid, note }),
    onSuccess: () => {
      toast.show(t(`case.${mode}Done`, { id }), 'success')
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={t(`case.${mode}Title`, { id })}
      field={useReasonField()}
      confirmLabel={work.isPending ? t('busy') : t(`case.${mode}Confirm`, { count })}
      busy={work.isPending}
      failure={work.isError && <FailureNotice error={work.error} />}
      onConfirm={(reason) => work.mutate(reason)}
      onClose={onClose}
    >
      <p>{t(`case.${mode}Text`)}</p>
    </ReasonDialog>
  )
}
