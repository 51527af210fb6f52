import type { HospitalPlan } from '@systole/contract/money/credit-office'
import { useTranslation } from 'react-i18next'
import { DotList } from '../../../ui/display/dot-list.tsx'

/** Shows a plan, the owner of its credits and the credits per case. */
export function PlanLine({ plan }: { plan: HospitalPlan }) {
  const { t } = useTranslation('credits')
  const { basic_credits: basic, advance_credits: advance } = plan
  return (
    <span>
      <b>{plan.name}</b>{' '}
      <small>
        <DotList>
          {basic + advance === 0 ? t('cardOnly') : t('terms', { basic, advance })}
          {plan.funding === 'distributor' && t('quota')}
          {!plan.is_valid && t('ended')}
        </DotList>
      </small>
    </span>
  )
}
