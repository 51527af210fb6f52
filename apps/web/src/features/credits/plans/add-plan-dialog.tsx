import type { CreditHospital } from '@systole/contract/money/credit-office'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { QueryFailure } from '../../../errors/query-failure.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { bindPlan, creditPlansQuery } from '../credits.queries.ts'

/** Adds one of the valid plans that the hospital does not have. */
export function AddPlanDialog(props: { hospital: CreditHospital; onClose: () => void }) {
  const { hospital, onClose } = props
  const { t } = useTranslation('credits')
  const query = useQuery(creditPlansQuery())
  const has = new Set(hospital.plans.map(({ credit_plan_id }) => credit_plan_id))
  const offered = query.data?.filter(({ credit_plan_id }) => !has.has(credit_plan_id)) ?? []
  const [chosen, setChosen] = useState<string>()
  const planId = chosen ?? offered[0]?.credit_plan_id
  const work = useAction({
    run: (credit_plan_id: string) =>
      bindPlan({ hospital_id: hospital.hospital_id, credit_plan_id, bound: true }),
    done: ({ name, plans }) => {
      const plan = plans.find(({ credit_plan_id }) => credit_plan_id === planId)?.name ?? ''
      return t('hospital.added', { hospital: name, plan })
    },
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('hospital.addTitle', { hospital: hospital.name })}
      submitLabel={t('hospital.addPlan')}
      busyLabel={t('busy')}
      action={work}
      isBlocked={planId === undefined}
      onSubmit={() => planId && work.start(planId)}
      onClose={onClose}
    >
      <QueryFailure query={query} />
      {query.data && offered.length === 0 && <p>{t('hospital.noneLeft')}</p>}
      {planId && (
        <SelectField
          label={t('hospital.plan')}
          value={planId}
          options={offered.map(({ credit_plan_id, name }) => ({
            value: credit_plan_id,
            label: name,
          }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
    </FormDialog>
  )
}
