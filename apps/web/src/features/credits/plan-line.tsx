import type { HeldPlan } from '@systole/contract/credit-office'
import { useTranslation } from 'react-i18next'
import { DotList } from '../../ui/dot-list.tsx'

/** A plan, whose credits it uses and what a case takes of them. */
export function PlanLine({ plan }: { plan: HeldPlan }) {
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
