import { Priority } from '@systole/domain/reports/report-draft'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { ChoiceFrame } from '../../ui/form/choice-frame.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import type { PhraseDetails } from './catalogue.queries.ts'

const SERVICES = ['ecg1l', 'ecg6l'] as const

/** The fields of a phrase besides its texts. */
export function DetailsFields(props: {
  details: PhraseDetails
  isEvaluation: boolean
  onChange: (details: PhraseDetails) => void
}) {
  const { details, isEvaluation, onChange } = props
  const { t } = useTranslation(['ecgPhrases', 'common'])
  const servicesId = useId()
  const setService = (service: (typeof SERVICES)[number], has: boolean) =>
    onChange({
      ...details,
      services: SERVICES.filter((each) =>
        each === service ? has : details.services.includes(each),
      ),
    })
  return (
    <>
      {isEvaluation && (
        <SelectField
          label={t('priority')}
          hint={t('priorityHint')}
          value={details.priority ?? 'recommended'}
          options={Priority.options.map((value) => ({ value, label: t(`priorities.${value}`) }))}
          onChange={({ target }) =>
            onChange({ ...details, priority: Priority.parse(target.value) })
          }
        />
      )}
      <ChoiceFrame
        id={servicesId}
        label={t('offeredIn')}
        error={details.services.length === 0 ? t('oneService') : undefined}
      >
        {SERVICES.map((service) => (
          <CheckboxField
            key={service}
            label={t(`common:services.${service}`)}
            checked={details.services.includes(service)}
            onChange={(has) => setService(service, has)}
          />
        ))}
      </ChoiceFrame>
      <CheckboxField
        label={t('manualField')}
        checked={details.manual}
        onChange={(manual) => onChange({ ...details, manual })}
      />
    </>
  )
}
