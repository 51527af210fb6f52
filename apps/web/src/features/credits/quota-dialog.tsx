import type { CreditDistributor } from '@systole/contract/credit-office'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useAmountField } from './amount-field.tsx'
import { changeQuota } from './credits.queries.ts'
import { useCreditAction } from './use-credit-action.ts'
import { useReasonField } from './use-reason-field.ts'

/** Gives a distributor quota, or takes some back that is still there. */
export function QuotaDialog(props: {
  distributor: CreditDistributor
  direction: 'grant' | 'take_back'
  onClose: () => void
}) {
  const { distributor, direction, onClose } = props
  const { distributor_id, name } = distributor
  const { t } = useTranslation('credits')
  const format = useFormat()
  const amount = useAmountField()
  const left = ({ quota }: CreditDistributor) =>
    t('distributors.holds', { name, quota: format.number(quota) })
  const work = useCreditAction({
    act: (wish: { note: string; credits: number }) =>
      changeQuota({ ...wish, distributor_id, direction }),
    done: left,
    onClose,
  })
  const words = direction === 'grant' ? 'grant' : 'takeBack'
  return (
    <ReasonDialog
      title={t(`distributors.${words}Title`, { name })}
      field={useReasonField()}
      confirmLabel={t(work.isPending ? 'busy' : words === 'grant' ? 'distributors.grant' : words)}
      busy={work.isPending}
      initialFocus={amount.input}
      failure={work.isError && <FailureNotice error={work.error} />}
      onConfirm={(note) => {
        const credits = amount.read()
        if (credits !== undefined) work.mutate({ note, credits })
      }}
      onClose={onClose}
    >
      <p>{left(distributor)}</p>
      {amount.field}
    </ReasonDialog>
  )
}
