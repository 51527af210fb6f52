import { styled } from '@mui/material/styles'
import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import type { ClinicalField } from '@systole/domain/clinical/invalid-clinical-fields'
import type { Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AuscultationFields } from './auscultation-fields.tsx'
import { BreathingSoundField } from './breathing-sound-field.tsx'
import { clinicalFieldId } from './clinical-field-id.ts'
import type { ClinicalEdit, FormPart, LongText } from './clinical-form-state.ts'
import { ClinicalSignsField } from './clinical-signs-field.tsx'
import { RespiratoryRateField } from './respiratory-rate-field.tsx'
import { type EarlierFindings, useEarlierMarks } from './use-earlier-marks.ts'

/** Eight rows, and more when more is written (CLIN-4). */
const GROWING = { fieldSizing: 'content', minHeight: 'calc(8lh + 20px)' } as const

const Fields = styled('div')({ display: 'grid', gap: 28 })

/** The clinical form as drawn; what is typed and what fails comes from outside. */
export function ClinicalForm(props: {
  input: ClinicalInput
  failing: readonly ClinicalField[]
  edited: readonly FormPart[]
  earlier?: EarlierFindings
  dispatch: Dispatch<ClinicalEdit>
}) {
  const { input, failing, earlier, dispatch } = props
  const { t } = useTranslation(['clinical', 'common'])
  const mark = useEarlierMarks({ earlier, input, edited: props.edited })
  const error = (field: ClinicalField) =>
    failing.includes(field) ? t('common:fieldError') : undefined
  return (
    <Fields>
      <RespiratoryRateField
        value={input.suspectedRespiratoryDiseaseValue}
        onChange={(value) => dispatch({ edit: 'rate', value })}
        error={error('respiratoryRate')}
        earlier={mark('rate')}
      />
      <BreathingSoundField
        value={input.breathingSound}
        onSound={(value) => dispatch({ edit: 'sound', value })}
        onText={(value) => dispatch({ edit: 'soundText', value })}
        error={error('breathingSound')}
        textError={error('breathingSoundOthers')}
        earlier={mark('sound')}
      />
      <ClinicalSignsField
        value={input.clinicalSigns}
        onChange={(sign, value) => dispatch({ edit: 'sign', sign, value })}
        error={error('clinicalSigns')}
        earlier={mark('signs')}
      />
      <AuscultationFields
        value={input.auscultation}
        errorOf={error}
        hintOf={mark}
        onChange={(field, value) => dispatch({ edit: 'auscultation', field, value })}
      />
      <LongTexts
        input={input}
        dispatch={dispatch}
        mark={mark}
        historyError={error('medicalHistory')}
      />
    </Fields>
  )
}

function LongTexts(props: {
  input: ClinicalInput
  dispatch: Dispatch<ClinicalEdit>
  mark: (part: FormPart) => string
  historyError: string | undefined
}) {
  const { input, dispatch, mark, historyError } = props
  const { t } = useTranslation('clinical')
  const template = (field: LongText, text: string) => {
    const written = input[field].trimEnd()
    const value = written === '' ? text : `${written}\n\n${text}`
    return (
      <Button size="small" onClick={() => dispatch({ edit: 'text', field, value })}>
        {t('dosing.template')}
      </Button>
    )
  }
  const field = (name: 'progressSoFar' | 'medicalHistory' | 'dosingInformation') =>
    ({
      multiline: true,
      rows: 8,
      style: GROWING,
      value: input[`${name}TextfieldValue`],
      hint: mark(`${name}TextfieldValue`),
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
        required
        error={historyError}
        aside={template('medicalHistoryTextfieldValue', t('historyTemplate'))}
      />
      <TextField
        {...field('dosingInformation')}
        id={clinicalFieldId('dosing')}
        label={t('dosing.label')}
        optional
        aside={template('dosingInformationTextfieldValue', t('dosing.templateText'))}
      />
    </>
  )
}
