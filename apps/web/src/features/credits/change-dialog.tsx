import type { CreditHospital } from '@systole/contract/credit-office'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useAmountField } from './amount-field.tsx'
import { changeCredits } from './credits.queries.ts'
import type { Change } from './hospital-plans.tsx'
import { useCreditAction } from './use-credit-action.ts'
import { useReasonField } from './use-reason-field.ts'

/** Gives or takes back credits: how many, of whose, and why. */
export function ChangeDialog(props: {
  hospital: CreditHospital
  change: Change
  onClose: () => void
}) {
  const { hospital, change, onClose } = props
  const { plan, direction } = change
  const { t } = useTranslation('credits')
  const format = useFormat()
  const amount = useAmountField()
  const [source, setSource] = useState<'portal' | 'distributor'>('portal')
  const grants = direction === 'grant'
  const work = useCreditAction({
    act: (wish: { note: string; credits: number }) =>
      changeCredits({
        ...wish,
        hospital_id: hospital.hospital_id,
        credit_plan_id: plan.credit_plan_id,
        direction,
        ...(grants && { source }),
      }),
    done: ({ name, plans }) => {
      const now = plans.find(({ credit_plan_id }) => credit_plan_id === plan.credit_plan_id)
      const balance = format.number(now?.balance ?? 0)
      return t('change.done', { hospital: name, plan: plan.name, balance })
    },
    onClose,
  })
  return (
    <ReasonDialog
      title={t(grants ? 'change.grantTitle' : 'change.takeBackTitle', { hospital: hospital.name })}
      field={useReasonField()}
      confirmLabel={t(work.isPending ? 'busy' : grants ? 'grant' : 'takeBack')}
      busy={work.isPending}
      initialFocus={amount.input}
      failure={work.isError && <FailureNotice error={work.error} />}
      onConfirm={(note) => {
        const credits = amount.read()
        if (credits !== undefined) work.mutate({ note, credits })
      }}
      onClose={onClose}
    >
      <p>{t('change.holds', { plan: plan.name, balance: format.number(plan.balance) })}</p>
      {amount.field}
      {grants && hospital.distributor && (
        <SelectField
          label={t('change.source')}
          value={source}
          options={[
            { value: 'portal', label: t('change.sources.portal') },
            {
              value: 'distributor',
              label: t('change.sources.distributor', { name: hospital.distributor.name }),
            },
          ]}
          onChange={(event) =>
            setSource(event.target.value === 'distributor' ? 'distributor' : 'portal')
          }
        />
      )}
    </ReasonDialog>
  )
}
