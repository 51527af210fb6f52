import { styled } from '@mui/material/styles'
import {
  type AuscultationField,
  type ClinicalInput,
  UNCHOSEN,
} from '@systole/domain/clinical/clinical-input'
import type { ClinicalField } from '@systole/domain/clinical/invalid-clinical-fields'
import type { Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { AuscultationFields } from './auscultation-fields.tsx'
import { BreathingSoundField } from './breathing-sound-field.tsx'
import { clinicalFieldId } from './clinical-field-id.ts'
import type { ClinicalEdit } from './clinical-form-state.ts'
import { ClinicalSignsField } from './clinical-signs-field.tsx'
import { RespiratoryRateField } from './respiratory-rate-field.tsx'
import { useClinicalWords } from './use-clinical-words.ts'

/** What the same pet had at the case this one follows. */
export type EarlierFindings = { date: Date; input: ClinicalInput }

/** Eight rows, and more when more is written (CLIN-4). */
const GROWING = { fieldSizing: 'content', minHeight: 'calc(8lh + 20px)' } as const

const Fields = styled('div')({ display: 'grid', gap: 28 })

/** The clinical form as drawn; what is typed and what fails comes from outside. */
export function ClinicalForm(props: {
  input: ClinicalInput
  failing: readonly ClinicalField[]
  earlier?: EarlierFindings
  dispatch: Dispatch<ClinicalEdit>
}) {
  const { input, failing, earlier, dispatch } = props
  const { t } = useTranslation(['clinical', 'common'])
  const earlierText = useEarlierText(earlier)
  const error = (field: ClinicalField) =>
    failing.includes(field) ? t('common:fieldError') : undefined
  return (
    <Fields>
      <RespiratoryRateField
        value={input.suspectedRespiratoryDiseaseValue}
        onChange={(value) => dispatch({ edit: 'rate', value })}
        error={error('respiratoryRate')}
        earlier={earlierText.rate}
      />
      <BreathingSoundField
        value={input.breathingSound}
        onSound={(value) => dispatch({ edit: 'sound', value })}
        onText={(value) => dispatch({ edit: 'soundText', value })}
        error={error('breathingSound')}
        textError={error('breathingSoundOthers')}
      />
      <ClinicalSignsField
        value={input.clinicalSigns}
        onChange={(sign, value) => dispatch({ edit: 'sign', sign, value })}
        error={error('clinicalSigns')}
      />
      <AuscultationFields
        value={input.auscultation}
        errorOf={error}
        hintOf={earlierText.auscultation}
        onChange={(field, value) => dispatch({ edit: 'auscultation', field, value })}
      />
      <LongTexts input={input} dispatch={dispatch} historyError={error('medicalHistory')} />
    </Fields>
  )
}

function LongTexts(props: {
  input: ClinicalInput
  dispatch: Dispatch<ClinicalEdit>
  historyError: string | undefined
}) {
  const { input, dispatch, historyError } = props
  const { t } = useTranslation('clinical')
  const dosing = input.dosingInformationTextfieldValue
  const addTemplate = () =>
    dispatch({
      edit: 'text',
      field: 'dosingInformationTextfieldValue',
      value:
        dosing === ''
          ? t('dosing.templateText')
          : `${dosing.trimEnd()}\n\n${t('dosing.templateText')}`,
    })
  const field = (name: 'progressSoFar' | 'medicalHistory' | 'dosingInformation') =>
    ({
      multiline: true,
      rows: 8,
      style: GROWING,
      value: input[`${name}TextfieldValue`],
      onChange: (event: { target: { value: string } }) =>
        dispatch({ edit: 'text', field: `${name}TextfieldValue`, value: event.target.value }),
      inputProps: { maxLength: 20_000 },
    }) as const
  return (
    <>
      <TextField
        {...field('progressSoFar')}
        id={clinicalFieldId('progressSoFar')}
        label={t('progressSoFar')}
        optional
      />
      <TextField
        {...field('medicalHistory')}
        id={clinicalFieldId('medicalHistory')}
        label={t('medicalHistory')}
        error={historyError}
      />
      <TextField
        {...field('dosingInformation')}
        id={clinicalFieldId('dosing')}
        label={t('dosing.label')}
        optional
        aside={
          <Button size="small" variant="text" onClick={addTemplate}>
            {t('dosing.template')}
          </Button>
        }
      />
    </>
  )
}

/** "On 12 Oct 2026: 36 /min", for the eye that compares. */
function useEarlierText(earlier: EarlierFindings | undefined) {
  const { t } = useTranslation('clinical')
  const words = useClinicalWords()
  const format = useFormat()
  const say = (value: string) =>
    earlier && value ? t('earlier', { date: format.date(earlier.date), value }) : ''
  return {
    rate: say(words.rate(earlier?.input.suspectedRespiratoryDiseaseValue ?? '')),
    auscultation: (field: AuscultationField) =>
      say(words.option(earlier?.input.auscultation[field] ?? UNCHOSEN)),
  }
}
