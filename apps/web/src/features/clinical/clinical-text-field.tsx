import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { clinicalFieldId } from './clinical-field-id.ts'
import type { LongTextName } from './clinical-form-state.ts'

export const LONG_TEXTS = ['progressSoFar', 'medicalHistory', 'dosingInformation'] as const
type Name = (typeof LONG_TEXTS)[number]

/** The field is eight rows high and grows with its text (CLIN-4). */
const GROWING = { fieldSizing: 'content', minHeight: 'calc(8lh + 20px)' } as const
const LIMIT = { maxLength: 20_000 }

const ID = {
  progressSoFar: clinicalFieldId('progressSoFar'),
  medicalHistory: clinicalFieldId('medicalHistory'),
  dosingInformation: clinicalFieldId('dosing'),
} as const satisfies Record<Name, string>

/** Renders a long text of the clinical form; two of them offer headings to write under. */
export const ClinicalTextField = memo(function ClinicalTextField(props: {
  name: Name
  value: string
  hint: string
  error: string | undefined
  onChange: (field: LongTextName, value: string) => void
}) {
  const { name, value, hint, error, onChange } = props
  const { t } = useTranslation('clinical')
  const labels = {
    progressSoFar: t('progressSoFar'),
    medicalHistory: t('medicalHistory'),
    dosingInformation: t('dosing.label'),
  }
  const templates = {
    progressSoFar: '',
    medicalHistory: t('historyTemplate'),
    dosingInformation: t('dosing.templateText'),
  }
  const template = templates[name]
  const insert = () => {
    const written = value.trimEnd()
    onChange(name, written === '' ? template : `${written}\n\n${template}`)
  }
  return (
    <TextField
      id={ID[name]}
      label={labels[name]}
      {...(name === 'medicalHistory' ? { required: true, error } : { optional: true })}
      hint={hint}
      multiline
      rows={8}
      style={GROWING}
      value={value}
      onChange={(event) => onChange(name, event.target.value)}
      inputProps={LIMIT}
      aside={
        template && (
          <Button size="small" onClick={insert}>
            {t('dosing.template')}
          </Button>
        )
      }
    />
  )
})
