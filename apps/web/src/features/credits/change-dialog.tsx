import type { CreditHospital, HospitalPlan } from '@systole/contract/money/credit-office'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { AmountDialog } from './amount-dialog.tsx'
import { changeCredits } from './credits.queries.ts'

export type PlanChange = { plan: HospitalPlan; direction: 'grant' | 'take_back' }

/** Grants or takes back credits: asks for the amount, the plan and the reason. */
export function ChangeDialog(props: {
  hospital: CreditHospital
  change: PlanChange
  onClose: () => void
}) {
  const { hospital, change, onClose } = props
  const { plan, direction } = change
  const { t } = useTranslation('credits')
  const format = useFormat()
  const [source, setSource] = useState<'portal' | 'distributor'>('portal')
  const grants = direction === 'grant'
  const { hospital_id, name, distributor } = hospital
  const { credit_plan_id } = plan
  return (
    <AmountDialog
      title={t(grants ? 'change.grantTitle' : 'change.takeBackTitle', { hospital: name })}
      holds={t('change.holds', { plan: plan.name, balance: format.number(plan.balance) })}
      confirmLabel={t(grants ? 'grant' : 'takeBack')}
      act={(wish) =>
        changeCredits({
          ...wish,
          hospital_id,
          credit_plan_id,
          direction,
          ...(grants && { source }),
        })
      }
      done={({ plans }) => {
        const now = plans.find((each) => each.credit_plan_id === credit_plan_id)
        const balance = format.number(now?.balance ?? 0)
        return t('change.done', { hospital: name, plan: plan.name, balance })
      }}
      onClose={onClose}
    >
      {grants && distributor && (
        <SelectField
          label={t('change.source')}
          value={source}
          options={[
            { value: 'portal', label: t('change.sources.portal') },
            {
              value: 'distributor',
              label: t('change.sources.distributor', { name: distributor.name }),
            },
          ]}
          onChange={(event) =>
            setSource(event.target.value === 'distributor' ? 'distributor' : 'portal')
          }
        />
      )}
    </AmountDialog>
  )
}
