import type { OfficePlan } from '@systole/contract/money/credits'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { FailureNotice } from '../../../errors/failure-notice.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { savePlan } from '../credits.queries.ts'
import { seenOf } from './read-plan.ts'

/** Ends a plan immediately; the credits of hospitals stay in the ledger. */
export function EndPlanDialog({ plan, onClose }: { plan: OfficePlan; onClose: () => void }) {
  const { t } = useTranslation('credits')
  const { credit_plan_id, name, basic_credits, advance_credits } = plan
  const work = useAction({
    run: () =>
      savePlan({
        credit_plan_id,
        name,
        basic_credits,
        advance_credits,
        valid_until: new Date(),
        seen: seenOf(plan),
      }),
    done: (ended) => t('plans.endDone', { plan: ended.name }),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      title={t('plans.endTitle', { plan: name })}
      confirmLabel={t(work.isBusy ? 'busy' : 'plans.endConfirm')}
      busy={work.isBusy}
      danger
      onConfirm={() => work.start()}
      onCancel={onClose}
    >
      <p>{t('plans.endText', { count: plan.hospitals })}</p>
      {work.error && <FailureNotice error={work.error} />}
    </ConfirmDialog>
  )
}
