import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import {
  type ClinicalField,
  clinicalProblem,
} from '@systole/domain/clinical/invalid-clinical-fields'
import type { Species } from '@systole/domain/pets/pet'
import type { TFunction } from 'i18next'
import type { Dispatch, FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { Card, CardBody } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ClinicalChanges, useClinicalChanges } from './clinical-changes.tsx'
import { clinicalFieldId } from './clinical-field-id.ts'
import { ClinicalForm } from './clinical-form.tsx'
import type { ClinicalEdit, ClinicalFormState } from './clinical-form-state.ts'
import type { EarlierFindings } from './use-earlier-marks.ts'
import { WEIGHT_ID, type WeightCheck } from './use-weight-check.ts'
import { WeightLine } from './weight-line.tsx'

/** Renders the title, the notices and the form. */
export function ClinicalStageBody(props: {
  species: Species
  form: ClinicalFormState
  dispatch: Dispatch<ClinicalEdit>
  onSubmit: () => void
  /** The notice about the origin of the text. */
  notice: ReactNode
  weight: WeightCheck
  earlier?: EarlierFindings
}) {
  const { form, dispatch, onSubmit, notice, weight, earlier } = props
  const { t } = useTranslation(['clinical', 'cases', 'common'])
  const format = useFormat()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const changes = useClinicalChanges(earlier, form.input)
  const isCopy = earlier && changes.length === 0
  return (
    <>
      <PageHeader level="h2" title={t('title')} lead={t('lead')} />
      <ErrorSummary
        problems={[
          ...(weight.isMissing ? [{ fieldId: WEIGHT_ID, text: t('weight.missing') }] : []),
          ...form.failing.map(problemOf(t, form.input)),
        ]}
        attempt={form.attempt + (weight.isMissing ? 1 : 0)}
      />
      {notice}
      {isCopy && (
        <Notice tone="info">{t('fromEarlier', { date: format.date(earlier.date) })}</Notice>
      )}
      <Card as="div" sx={{ mt: 4 }}>
        <CardBody>
          <form noValidate onSubmit={submit} autoComplete="off">
            <WeightLine check={weight} />
            <ClinicalForm
              input={form.input}
              species={props.species}
              failing={form.failing}
              edited={form.edited}
              dispatch={dispatch}
              {...(earlier && { earlier })}
            />
          </form>
        </CardBody>
      </Card>
      {earlier && changes.length > 0 && <ClinicalChanges earlier={earlier} input={form.input} />}
    </>
  )
}

const LABELS = {
  respiratoryRate: 'respiratoryRate.label',
  breathingSound: 'breathingSound.label',
  breathingSoundOthers: 'breathingSound.othersText',
  clinicalSigns: 'signs.label',
  medicalHistory: 'medicalHistory',
  murmurGrade: 'auscultation.murmurGrade',
  murmurTiming: 'auscultation.murmurTiming',
  gallop: 'auscultation.gallop',
  muffledSounds: 'auscultation.muffledSounds',
  murmurLocation: 'auscultation.murmurLocation',
  murmurSegment: 'auscultation.murmurSegment',
} as const satisfies Record<ClinicalField, string>

function problemOf(t: TFunction<['clinical', 'cases', 'common']>, input: ClinicalInput) {
  return (field: ClinicalField) => ({
    fieldId: clinicalFieldId(field),
    text: t('problem', {
      field: t(LABELS[field]),
      problem: t(`common:${clinicalProblem(input, field)}`),
    }),
  })
}
