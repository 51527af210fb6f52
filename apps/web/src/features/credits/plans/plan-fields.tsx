import { CreditPlanFunding } from '@systole/domain/credits/credit-plan'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FieldPair } from '../../../ui/layout/settings-section.tsx'
import type { PlanFaults, TypedPlan } from './read-plan.ts'

export function PlanFields(props: {
  typed: TypedPlan
  faults: PlanFaults
  /** True for a new plan; the owner of its credits cannot be changed later. */
  isNew: boolean
  onChange: (typed: TypedPlan) => void
}) {
  const { typed, faults, isNew, onChange } = props
  const { t } = useTranslation('credits')
  const credits = (field: 'basic' | 'advance') => (
    <TextField
      label={t(`plans.${field}`)}
      hint={t('plans.zeroHint')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={typed[field]}
      error={faults[field] ? t('plans.creditsWrong') : undefined}
      onChange={(event) => onChange({ ...typed, [field]: event.target.value })}
    />
  )
  return (
    <>
      <TextField
        label={t('plans.name')}
        maxLength={200}
        value={typed.name}
        error={faults.name ? t('plans.nameMissing') : undefined}
        onChange={(event) => onChange({ ...typed, name: event.target.value })}
      />
      {isNew && (
        <SelectField
          label={t('plans.fundingLabel')}
          hint={t('plans.fundingHint')}
          value={typed.funding}
          options={CreditPlanFunding.options.map((value) => ({
            value,
            label: t(`plans.fundings.${value}`),
          }))}
          onChange={(event) =>
            onChange({ ...typed, funding: CreditPlanFunding.parse(event.target.value) })
          }
        />
      )}
      <FieldPair>
        {credits('basic')}
        {credits('advance')}
      </FieldPair>
      <TextField
        label={t('plans.untilField')}
        hint={t('plans.untilHint')}
        type="date"
        value={typed.until}
        error={faults.until ? t('plans.untilPast') : undefined}
        onChange={(event) => onChange({ ...typed, until: event.target.value })}
      />
    </>
  )
}
