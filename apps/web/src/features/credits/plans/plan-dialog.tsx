import type { CreditPlan } from '@systole/contract/money/credits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { creditPlansQuery, savePlan } from '../credits.queries.ts'
import { PlanFields } from './plan-fields.tsx'
import { type PlanFaults, readPlan, seenOf, typedPlan } from './read-plan.ts'
import { usePlanWords } from './use-plan-words.ts'

/** Creates a plan or changes its terms. A concurrent change is shown before it is replaced. */
export function PlanDialog({
  plan,
  onClose,
}: {
  plan: CreditPlan | undefined
  onClose: () => void
}) {
  const { t } = useTranslation('credits')
  const [typed, setTyped] = useState(() => typedPlan(plan))
  const [faults, setFaults] = useState<PlanFaults>({})
  const work = useAction({
    run: savePlan,
    done: (saved) => t('plans.saved', { plan: saved.name }),
    onDone: onClose,
  })
  const isOvertaken = work.error instanceof RefusedError && work.error.refusal === 'versionConflict'
  const latest = useLatest(plan)
  const seen = isOvertaken ? latest : plan
  const save = () => {
    const read = readPlan(typed, plan, new Date())
    setFaults(read.faults)
    if (Object.keys(read.faults).length > 0) return
    work.start({
      ...read.terms,
      ...(seen
        ? { credit_plan_id: seen.credit_plan_id, seen: seenOf(seen) }
        : { funding: typed.funding }),
    })
  }
  return (
    <FormDialog
      title={plan ? t('plans.changeOf', { plan: plan.name }) : t('plans.add')}
      submitLabel={t('plans.save')}
      busyLabel={t('busy')}
      action={work}
      isTouched={JSON.stringify(typed) !== JSON.stringify(typedPlan(plan))}
      failure={isOvertaken && latest ? <Overtaken plan={latest} /> : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <PlanFields typed={typed} faults={faults} isNew={!plan} onChange={setTyped} />
    </FormDialog>
  )
}

/** Returns the plan as refetched after a refusal. */
function useLatest(plan: CreditPlan | undefined): CreditPlan | undefined {
  const { data } = useQuery(creditPlansQuery({ all: true }))
  return data?.find(({ credit_plan_id }) => credit_plan_id === plan?.credit_plan_id) ?? plan
}

function Overtaken({ plan }: { plan: CreditPlan }) {
  const { t } = useTranslation('credits')
  const words = usePlanWords()
  return (
    <Notice tone="warn" announce>
      {t('plans.conflict', {
        name: plan.name,
        terms: words.terms(plan),
        until: words.until(plan),
      })}
    </Notice>
  )
}
