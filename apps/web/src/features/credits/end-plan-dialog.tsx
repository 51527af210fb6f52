import type { OfficePlan } from '@systole/contract/money/credits'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { savePlan } from './credits.queries.ts'
import { seenOf } from './read-plan.ts'
import { useCreditAction } from './use-credit-action.ts'

/** Ends a plan immediately; the credits of hospitals stay in the ledger. */
export function EndPlanDialog({ plan, onClose }: { plan: OfficePlan; onClose: () => void }) {
  const { t } = useTranslation('credits')
  const { credit_plan_id, name, basic_credits, advance_credits } = plan
  const work = useCreditAction({
    act: () =>
      savePlan({
        credit_plan_id,
        name,
        basic_credits,
        advance_credits,
        valid_until: new Date(),
        seen: seenOf(plan),
      }),
    done: (ended) => t('plans.endDone', { plan: ended.name }),
    onClose,
  })
  return (
    <ConfirmDialog
      open
      title={t('plans.endTitle', { plan: name })}
      confirmLabel={t(work.isPending ? 'busy' : 'plans.endConfirm')}
      busy={work.isPending}
      danger
      onConfirm={() => work.mutate(undefined)}
      onCancel={onClose}
    >
      <p>{t('plans.endText', { count: plan.hospitals })}</p>
      {work.isError && <FailureNotice error={work.error} />}
    </ConfirmDialog>
  )
}
