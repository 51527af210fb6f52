import type { CreditHospital, HospitalPlan } from '@systole/contract/money/credit-office'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { FailureNotice } from '../../../errors/failure-notice.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { bindPlan } from '../credits.queries.ts'

/** Removes a plan; a plan with remaining credits stays, because they would become unusable. */
export function RemovePlanDialog(props: {
  hospital: CreditHospital
  plan: HospitalPlan
  onClose: () => void
}) {
  const { hospital, plan, onClose } = props
  const { t } = useTranslation('credits')
  const format = useFormat()
  const names = { hospital: hospital.name, plan: plan.name }
  const isStored = plan.funding === 'hospital' && plan.balance > 0
  const work = useAction({
    run: () =>
      bindPlan({
        hospital_id: hospital.hospital_id,
        credit_plan_id: plan.credit_plan_id,
        bound: false,
      }),
    done: () => t('hospital.removed', names),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      title={t('hospital.removeTitle', names)}
      confirmLabel={t(work.isBusy ? 'busy' : 'hospital.remove')}
      busy={work.isBusy || isStored}
      danger
      onConfirm={() => work.start()}
      onCancel={onClose}
    >
      <p>
        {isStored
          ? t('hospital.removeHeld', { balance: format.number(plan.balance) })
          : t('hospital.removeText')}
      </p>
      {work.error && <FailureNotice error={work.error} />}
    </ConfirmDialog>
  )
}
