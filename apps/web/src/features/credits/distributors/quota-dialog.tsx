import type { CreditDistributor } from '@systole/contract/money/credit-office'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { AmountDialog } from '../amount-dialog.tsx'
import { changeQuota } from '../credits.queries.ts'

/** Grants quota to a distributor or takes back what remains. */
export function QuotaDialog(props: {
  distributor: CreditDistributor
  direction: 'grant' | 'take_back'
  onClose: () => void
}) {
  const { distributor, direction, onClose } = props
  const { distributor_id, name } = distributor
  const { t } = useTranslation('credits')
  const format = useFormat()
  const grants = direction === 'grant'
  const left = ({ quota }: CreditDistributor) =>
    t('distributors.holds', { name, quota: format.number(quota) })
  return (
    <AmountDialog
      title={t(grants ? 'distributors.grantTitle' : 'distributors.takeBackTitle', { name })}
      holds={left(distributor)}
      confirmLabel={t(grants ? 'distributors.grant' : 'takeBack')}
      act={(wish) => changeQuota({ ...wish, distributor_id, direction })}
      done={left}
      onClose={onClose}
    />
  )
}
