import { styled } from '@mui/material/styles'
import type {
  AuscultationField,
  BreathingSound,
  ClinicalInput,
  SymptomKind,
} from '@systole/domain/clinical/clinical-input'
import {
  type ClinicalField,
  clinicalProblem,
} from '@systole/domain/clinical/invalid-clinical-fields'
import type { Species } from '@systole/domain/pets/pet'
import { type Dispatch, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { AuscultationFields } from './auscultation-fields.tsx'
import { BreathingSoundField } from './breathing-sound-field.tsx'
import { ChangesSinceField } from './changes-since-field.tsx'
import type { ClinicalEdit, FormPart, LongTextName } from './clinical-form-state.ts'
import { ClinicalSignsField } from './clinical-signs-field.tsx'
import { ClinicalTextField, LONG_TEXTS } from './clinical-text-field.tsx'
import { RespiratoryRateField } from './respiratory-rate-field.tsx'
import { type EarlierFindings, useEarlierMarks } from './use-earlier-marks.ts'

const Fields = styled('div')({ display: 'grid', gap: 28 })

/** Renders the clinical form; its values and errors come from outside, and a key press renders its own field only. */
export function ClinicalForm(props: {
  input: ClinicalInput
  species: Species
  failing: readonly ClinicalField[]
  edited: readonly FormPart[]
  earlier?: EarlierFindings
  dispatch: Dispatch<ClinicalEdit>
}) {
  const { input, failing, earlier, dispatch } = props
  const { t } = useTranslation(['clinical', 'common'])
  const mark = useEarlierMarks({ earlier, input, edited: props.edited })
  const edit = useEdits(dispatch)
  const error = (field: ClinicalField) =>
    failing.includes(field) ? t(`common:${clinicalProblem(input, field)}`) : undefined
  return (
    <Fields>
      {earlier && (
        <ChangesSinceField
          since={earlier.date}
          value={input.changesSince ?? ''}
          onChange={edit.text}
        />
      )}
      <RespiratoryRateField
        value={input.respiratoryRate}
        species={props.species}
        onChange={edit.rate}
        error={error('respiratoryRate')}
        earlier={mark('rate')}
      />
      <BreathingSoundField
        value={input.breathingSound}
        onSound={edit.sound}
        onText={edit.soundText}
        error={error('breathingSound')}
        textError={error('breathingSoundOthers')}
        earlier={mark('sound')}
      />
      <ClinicalSignsField
        value={input.clinicalSigns}
        onChange={edit.sign}
        error={error('clinicalSigns')}
        earlier={mark('signs')}
      />
      <AuscultationFields
        value={input.auscultation}
        errorOf={error}
        hintOf={mark}
        onChange={edit.auscultation}
      />
      {LONG_TEXTS.map((name) => (
        <ClinicalTextField
          key={name}
          name={name}
          value={input[name]}
          hint={mark(name)}
          error={name === 'medicalHistory' ? error(name) : undefined}
          onChange={edit.text}
        />
      ))}
    </Fields>
  )
}

/** Returns stable change handlers. */
function useEdits(dispatch: Dispatch<ClinicalEdit>) {
  return useMemo(
    () => ({
      rate: (value: string) => dispatch({ edit: 'rate', value }),
      sound: (value: BreathingSound) => dispatch({ edit: 'sound', value }),
      soundText: (value: string) => dispatch({ edit: 'soundText', value }),
      sign: (sign: SymptomKind, value: boolean) => dispatch({ edit: 'sign', sign, value }),
      auscultation: (field: AuscultationField, value: string) =>
        dispatch({ edit: 'auscultation', field, value }),
      text: (field: LongTextName, value: string) => dispatch({ edit: 'text', field, value }),
    }),
    [dispatch],
  )
}
