import type { SessionCredits } from '@systole/contract/money/credits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { changeCaseCredits } from '../credits.queries.ts'
import { useReasonField } from '../use-reason-field.ts'
import { CaseTransactions } from './case-transactions.tsx'

/** Deducts or refunds the credits of a case; the button names the amount. Of several plans one is named (-4013). */
export function CaseCreditsDialog(props: {
  credits: SessionCredits
  mode: 'deduct' | 'refund'
  onClose: () => void
}) {
  const { credits, mode, onClose } = props
  const { id, caseId, hospital, plans } = credits
  const { t } = useTranslation('credits')
  const [chosen, setChosen] = useState<string>()
  const [first] = plans
  const plan = plans.find(({ credit_plan_id }) => credit_plan_id === chosen) ?? first
  const count = mode === 'deduct' ? (plan?.required_credit ?? 0) : credits.deducted
  const work = useAction({
    run: (note: string) =>
      changeCaseCredits(mode, {
        caseId,
        note,
        ...(plans.length > 1 && { creditPlanId: plan?.credit_plan_id }),
      }),
    done: () => t(`case.${mode}Done`, { id }),
    onDone: onClose,
  })
  return (
    <ReasonDialog
      title={t(`case.${mode}Title`, { id })}
      field={useReasonField()}
      confirmLabel={t(`case.${mode}Confirm`, { count })}
      busyLabel={t('busy')}
      action={work}
      onConfirm={(reason) => work.start(reason)}
      onClose={onClose}
    >
      <p>
        <b>{hospital}</b>
        <br />
        {t(`case.${mode}Text`)}
      </p>
      {mode === 'deduct' && plan && <PlanToUse plans={plans} plan={plan} onChoose={setChosen} />}
      <CaseTransactions transactions={credits.credit_transactions} />
    </ReasonDialog>
  )
}

type Plan = SessionCredits['plans'][number]

function PlanToUse(props: {
  plans: readonly Plan[]
  plan: Plan
  onChoose: (planId: string) => void
}) {
  const { plans, plan, onChoose } = props
  const { t } = useTranslation('credits')
  const format = useFormat()
  const wordsOf = ({ name, required_credit, balance }: Plan) => ({
    plan: name,
    required: format.number(required_credit),
    balance: format.number(balance),
  })
  return (
    <>
      {plans.length > 1 ? (
        <SelectField
          label={t('case.plan')}
          value={plan.credit_plan_id}
          options={plans.map((each) => ({
            value: each.credit_plan_id,
            label: t('case.holds', wordsOf(each)),
          }))}
          onChange={(event) => onChoose(event.target.value)}
        />
      ) : (
        <p>{t('case.holds', wordsOf(plan))}</p>
      )}
      {plan.balance < plan.required_credit && (
        <Notice tone="warn">{t('case.short', wordsOf(plan))}</Notice>
      )}
    </>
  )
}
