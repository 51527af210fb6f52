import type { HospitalRegistration } from '@systole/contract/hospitals/registrations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { offeredPlansQuery } from './registrations.queries.ts'
import type { DecisionWork } from './use-decision.ts'

/** Explains approval and asks for the hospital's credit plan. */
export function ApproveDialog(props: {
  registration: HospitalRegistration
  decision: DecisionWork
  onClose: () => void
}) {
  const { registration, decision, onClose } = props
  const { t } = useTranslation('registration')
  const [chosen, setChosen] = useState<string>()
  const { data: plans = [] } = useQuery(offeredPlansQuery)
  const onlyPlan = plans.length === 1 ? plans[0]?.credit_plan_id : undefined
  const creditPlanId = chosen ?? onlyPlan ?? ''
  const { hospital_name: hospital, email } = registration
  return (
    <FormDialog
      title={t('staff.approveDialog.title', { hospital })}
      onClose={onClose}
      submitLabel={t('staff.approveDialog.confirm')}
      busyLabel={t('staff.approveDialog.busy')}
      action={decision}
      byButtonOnly
      onSubmit={() => decision.decide({ decision: 'approve', creditPlanId })}
    >
      <p style={{ overflowWrap: 'anywhere' }}>{t('staff.approveDialog.text', { email })}</p>
      <PlanField value={creditPlanId} onChange={setChosen} />
    </FormDialog>
  )
}

function PlanField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { t } = useTranslation('registration')
  const format = useFormat()
  const plans = useQuery(offeredPlansQuery)
  if (plans.isError) {
    return (
      <Notice tone="danger" onRetry={() => void plans.refetch()}>
        {describeError(plans.error)}
      </Notice>
    )
  }
  const options = (plans.data ?? []).map(({ credit_plan_id, name, valid_until }) => {
    const end = valid_until
    const until = end && t('staff.approveDialog.planUntil', { plan: name, date: format.date(end) })
    return { value: credit_plan_id, label: until || name }
  })
  return (
    <SelectField
      label={t('staff.approveDialog.plan')}
      hint={t('staff.approveDialog.planHint')}
      placeholder={t('staff.approveDialog.noPlan')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={options}
    />
  )
}
